import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { readApplication, root, type Application } from '../webpack/application.ts';

/** The workspaces that are remotes: those with an `area.json`. */
export const remotes = (): Application[] =>
  globSync('*/area.json', { cwd: root })
    .sort()
    .map((file) => readApplication(path.join(root, path.dirname(file))));

/** The remote of that name; the error names those that exist. */
export function remoteNamed(name: string | undefined): Application {
  const known = remotes().map((remote) => remote.name);
  if (!name || !known.includes(name)) throw new Error(`Name one of the remotes: ${known.join(', ')}`);
  return readApplication(path.join(root, name));
}

export const shellApplication = (): Application => readApplication(path.join(root, 'shell'));

/** Whether there is a built portal that can be served. */
export const isBuilt = (store: string): boolean => existsSync(path.join(store, 'shell', 'index.html'));
