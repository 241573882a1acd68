import { readKept, putTogether, type KeptRelease } from '@portal/portal-kit/kept-release';
import { registrySchema } from '@portal/portal-kit/registry-schema';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { built, portals, previousRelease } from '../portal.ts';

const { www } = portals.releases;

type Releases = Pick<KeptRelease, 'shell' | 'releases'>;

const jsonOf = (file: string): unknown => JSON.parse(readFileSync(path.join(built, file), 'utf8'));

/** What was built from today's sources. */
export function today(): Releases {
  const { inForce } = jsonOf('composition/shells.json') as { inForce: string };
  const { areas } = registrySchema.parse(jsonOf('remotes.json'));
  return { shell: inForce, releases: areas.map(({ current }) => current) };
}

export const previous = (): Releases => readKept(previousRelease);

/** Puts the shell of one release in force with the remotes of another one; answers what a release would refuse of that. */
export const together = (shell: Releases, remotes: Releases): Record<string, string[]> =>
  putTogether(www, shell.shell, remotes.releases);

/** The shells and remotes that a page runs: `shell.<version>` and `<remote>/<version>`. */
export function runs(page: Page): Set<string> {
  const seen = new Set<string>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const [, folder, area, version] = pathname.split('/');
    if (folder === 'remotes') seen.add(`${area}/${version}`);
    const [, shell] = /^\/assets\/shell\.(.+)\.js$/.exec(pathname) ?? [];
    if (shell) seen.add(`shell/${shell}`);
  });
  return seen;
}
