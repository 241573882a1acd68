import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { readApplication, root, type Application } from '../webpack/application.ts';

/** The workspaces that are remotes: those with an `area.json`. */
export const remotes = (): Application[] =>
  globSync('*/area.json', { cwd: root })
    .sort()
    .map((file) => readApplication(path.join(root, path.dirname(file))));

export const shellApplication = (): Application => readApplication(path.join(root, 'shell'));

const named = (all: Application[], name: string | undefined): Application => {
  const found = all.find((application) => application.name === name);
  if (!found) throw new Error(`Name one of ${all.map((one) => one.name).join(', ')}`);
  return found;
};

/** The remote with this name. The error lists the existing ones. */
export const remoteNamed = (name: string | undefined): Application => named(remotes(), name);

/** The shell or remote with this name. The error lists the existing ones. */
export const applicationNamed = (name: string | undefined): Application =>
  named([shellApplication(), ...remotes()], name);

/** Whether there is a built portal to serve. */
export const isBuilt = (store: string): boolean => existsSync(path.join(store, 'shell', 'index.html'));
