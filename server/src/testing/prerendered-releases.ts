import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';
import type { PrerenderManifest } from '../public-pages/prerender-manifest.ts';

const template =
  '<html lang="__LANGUAGE__"><head>__HEAD__<style nonce="__CSP_NONCE__">__STYLE__</style></head>' +
  '<body><div id="ahead">__PAGE__</div><template>__HINTS__</template></body></html>';

const page = (address: string) => ({
  style: `/* of ${address} */`,
  early: '/assets/early.js',
  hints: '<link rel="preload">',
});

/** A folder for a portal, removed after the file's tests. */
export async function portalFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-www-'));
  afterAll(() => rm(folder, { recursive: true }));
  return folder;
}

/** Releases of a portal with one prerendered area, from builds written by the test. */
export async function prerenderedReleases(
  folder: string,
  { shell, pages }: { shell: string; pages: string[] },
) {
  let releases = 0;

  async function put(name: string, content: string) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    return {
      version: '1',
      file,
      hash: `sha256-${createHash('sha256').update(content).digest('base64')}`,
    };
  }

  /** Puts a landing area into force. */
  async function release(
    build: string,
    change: Partial<PrerenderManifest['shell']> = {},
    shellBuild = shell,
  ) {
    releases++;
    const manifest: PrerenderManifest = {
      template,
      shell: await put('composition/pages.1.cjs', shellBuild),
      areas: [
        { role: 'public', paths: ['/'] },
        { role: 'teacher', paths: ['/teacher'] },
      ],
      own: { '/signin': page('/signin') },
      remotes: [
        {
          name: 'landing',
          ...(await put(`remotes/landing/${releases}/pages.cjs`, build)),
          pages: Object.fromEntries(pages.map((address) => [address, page(address)])),
          ...change,
        },
      ],
    };
    const { file } = await put('composition/prerender.json', JSON.stringify(manifest));
    await utimes(file, new Date(), new Date(Date.now() + releases * 5000));
  }

  return { put, release };
}
