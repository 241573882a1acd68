import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import { testPortal } from '../testing/portal.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-www-'));
afterAll(() => rm(folder, { recursive: true }));
const put = async (name: string, content: string | Buffer) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), content);
};
await put(
  'shell/index.html',
  '<html><style nonce="__CSP_NONCE__">a</style><meta content="__CSP_NONCE__"></html>',
);
await put('shell/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
await put('shell/assets/main.abc.js', 'console.log(1)'.repeat(200));
await put('remotes.json', '{"schema":1,"areas":[]}');
await put('remotes/admin-app/1.0.0/remoteEntry.js', 'console.log(2)'.repeat(200));
await put('secret.txt', 'secret');

const { app } = await testPortal({ portalFolder: folder });
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each(['/', '/signin', '/admin/students', '/setting/landing?x=1', '/a.b/c', '/pagenotfound'])(
  '%s is the page, with a nonce of its own',
  async (url) => {
    const [one, other] = [await get(url), await get(url)];
    const nonce = /'nonce-([^']+)'/.exec(one.headers['content-security-policy'] as string)![1]!;
    expect(one.payload).toBe(`<html><style nonce="${nonce}">a</style><meta content="${nonce}"></html>`);
    expect(one.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: expect.stringContaining('cookie'),
    });
    expect(other.payload).not.toBe(one.payload);
  },
);

test('the page of somebody signed in says so, for the skeleton it begins with', async () => {
  const { payload } = await get('/admin/students', { cookie: 'language=ch; signed_in=1' });
  expect(payload).toMatch(/^<html data-signed-in><style/);
});

test('an address behind the sign-in is answered with its own hints, to whom it belongs', async () => {
  const hinted = { role: 'admin', html: '<html>hints</html>' };
  await put('composition/area-pages.json', JSON.stringify({ '/admin/hinted': hinted }));
  const signedIn = { cookie: 'signed_in=admin' };
  expect((await get('/admin/hinted?page=2', signedIn)).payload).toBe('<html data-signed-in>hints</html>');
  expect((await get('/admin/hinted')).payload).toMatch(/^<html><style/);
  for (const cookie of ['signed_in=parent', 'signed_in=1'])
    expect((await get('/admin/hinted', { cookie })).payload).toMatch(/^<html data-signed-in><style/);
  for (const other of ['/admin/other', '/constructor', '/'])
    expect((await get(other, signedIn)).payload).toMatch(/^<html data-signed-in><style/);
});

test.each([
  ['language=ch', 'ch'],
  ['language=en', 'en'],
])('of the texts a page asks for those in its language, %s', async (cookie, language) => {
  const link = (one: string) => `<link data-language="${one}" rel="preload" as="script" href="/${one}.js">`;
  const html = `<html>${link('en')}${link('ch')}</html>`;
  await put('composition/area-pages.json', JSON.stringify({ '/admin/hinted': { role: 'admin', html } }));
  await utimes(path.join(folder, 'composition/area-pages.json'), new Date(), new Date(Date.now() + 5000));
  const { payload } = await get('/admin/hinted', { cookie: `signed_in=admin; ${cookie}` });
  expect(payload).toBe(`<html data-signed-in>${link(language)}</html>`);
});

test('a script inside a built page may run by its hash, on that page only', async () => {
  const html = '<html><script defer src="/a.js"></script><script>{\n  start();\n}</script></html>';
  await put('composition/area-pages.json', JSON.stringify({ '/admin/hinted': { role: 'admin', html } }));
  await utimes(path.join(folder, 'composition/area-pages.json'), new Date(), new Date(Date.now() + 9000));
  const policy = async (address: string) =>
    (await get(address, { cookie: 'signed_in=admin' })).headers['content-security-policy'];
  const hash = createHash('sha256').update('{\n  start();\n}').digest('base64');
  expect(await policy('/admin/hinted')).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(await policy('/admin/other')).toContain("script-src 'self';");
});

test.each(['/parent/%E0%A4%A', '/%', '/a%zz?b=%'])(
  '%s cannot be decoded and is a page all the same',
  async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  },
);

test.each([
  ['//admin//students?page=2', '/admin/students?page=2'],
  ['/admin//students', '/admin/students'],
  ['//evil.example/x', '/evil.example/x'],
])('%s leads to %s, and to no other host', async (url, meant) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location]).toEqual([308, meant]);
});

test('a backslash at the start leads to no other host either', async () => {
  // Sent raw: the test client would parse the address as another host's.
  const { port } = new URL(await app.listen({ port: 0 }));
  const asked = request({ port, path: String.raw`/\evil.example//x` }).end();
  const [{ statusCode, headers }] = (await once(asked, 'response')) as [IncomingMessage];
  asked.destroy();
  expect([statusCode, headers.location]).toEqual([308, '/evil.example/x']);
});

test('the page may run scripts of this origin only, and be framed by nobody', async () => {
  const policy = (await get('/')).headers['content-security-policy'] as string;
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).not.toMatch(/unsafe/);
  for (const rule of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule);
});

test('a page that a build replaces is served at once', async () => {
  await put('shell/index.html', 'new');
  await utimes(path.join(folder, 'shell/index.html'), new Date(), new Date(Date.now() + 5000));
  expect((await get('/')).payload).toBe('new');
});

test('the registry is fresh on every read', async () => {
  expect((await get('/remotes.json')).headers['cache-control']).toBe('no-store');
  await put('remotes.json', '{"schema":1,"areas":[1]}');
  expect((await get('/remotes.json')).json()).toEqual({ schema: 1, areas: [1] });
});

test.each(['/remotes/admin-app/1.0.0/remoteEntry.js', '/assets/main.abc.js'])(
  '%s is kept for ever',
  async (url) => {
    const answer = await get(url, { 'accept-encoding': 'br' });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toMatch(/^console/);
  },
);

test('a file that was compressed when it was built is sent as it is', async () => {
  await put('shell/assets/main.abc.js.br', brotliCompressSync('built'));
  const { headers, rawPayload } = await get('/assets/main.abc.js', { 'accept-encoding': 'gzip, br' });
  expect([headers['content-encoding'], headers['content-type']]).toEqual([
    'br',
    'application/javascript; charset=utf-8',
  ]);
  expect(brotliDecompressSync(rawPayload).toString()).toBe('built');
});

test.each([
  '/remotes/admin-app/9.9.9/remoteEntry.js',
  '/remotes/',
  '/remotes/admin-app',
  '/assets/gone.js',
  '/gone.svg',
  '/secret.txt',
  '/remotes/..%2f..%2fsecret.txt',
  '/remotes/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
])('%s is not there, and nobody remembers that', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.payload).not.toContain('secret');
  expect(answer.headers['content-type']).toContain('application/json');
});

test('a file beside the page is served', async () => {
  expect((await get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
});
