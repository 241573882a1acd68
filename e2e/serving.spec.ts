import { createHash } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { registrySchema, type Registry } from '@portal/portal-kit/registry-schema';

const registryOf = async (request: APIRequestContext): Promise<Registry> => {
  const answer = await request.get('/remotes.json');
  expect(answer.headers()['cache-control']).toBe('no-store');
  return registrySchema.parse(await answer.json());
};

test('the registry names five remotes, and every file that it names is there for ever and unchanged', async ({
  request,
}) => {
  const { areas } = await registryOf(request);
  expect(areas.map(({ name }) => name)).toEqual([
    'admin-app',
    'landing',
    'parent-app',
    'student-app',
    'teacher-app',
  ]);
  for (const { current } of areas) {
    for (const file of [current.manifest, ...current.preload, ...current.styles]) {
      const answer = await request.get(file);
      expect(answer.status(), file).toBe(200);
      expect(answer.headers()['cache-control'], file).toContain('immutable');
    }
    const folder = current.manifest.slice(0, current.manifest.lastIndexOf('/'));
    for (const [file, hash] of Object.entries(current.hashes)) {
      const content = await (await request.get(`${folder}/${file}`)).body();
      expect(`sha256-${createHash('sha256').update(content).digest('base64')}`).toBe(hash);
    }
  }
});

for (const missing of ['/remotes/admin-app/none/entry.js', '/assets/none.js']) {
  test(`${missing} is missing, not a page`, async ({ request }) => {
    const answer = await request.get(missing);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(answer.headers()['content-type']).not.toContain('html');
  });
}

test('the page asks ahead only for files that are there', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const hints = [...html.matchAll(/<link rel="(?:preload|stylesheet)"[^>]* href="([^"]+)"/g)].map(
    ([, href]) => href!,
  );
  expect(hints.length).toBeGreaterThan(4);
  for (const href of hints) expect((await request.get(href)).status(), href).toBe(200);
});

test('source maps are not served', async ({ request }) => {
  const { areas } = await registryOf(request);
  for (const script of areas.flatMap(({ current }) => current.preload)) {
    expect((await request.get(`${script}.map`)).status(), script).toBe(404);
  }
});
