import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** `package-lock.json` by place, as npm writes it: `node_modules/a/node_modules/b`, and workspaces by folder. */
export type Lock = Record<string, Locked>;

export const readLock = (checkout: string): Lock =>
  (JSON.parse(readFileSync(path.join(checkout, 'package-lock.json'), 'utf8')) as { packages: Lock }).packages;

/** Where Node would find `name` for a package at `place`. */
function placeOf(lock: Lock, name: string, place: string): string | undefined {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const found = path.posix.join(at, 'node_modules', name);
    if (lock[found]) return found;
    if (at === '') return undefined;
  }
}

/**
 * The packages these workspaces need, directly or indirectly, with their versions. Without workspaces and without
 * `except`, which somebody else provides.
 */
export function lockedPackages(lock: Lock, workspaces: string[], except = new Set<string>()): string[] {
  const found = new Set<string>();
  const queue = [...workspaces];
  for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
    const { dependencies, optionalDependencies, peerDependencies } = lock[place] ?? {};
    for (const name of Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })) {
      const needed = except.has(name) ? undefined : placeOf(lock, name, place);
      if (!needed || lock[needed]?.link || found.has(needed)) continue;
      found.add(needed);
      queue.push(needed);
    }
  }
  return [...found].sort().map((place) => {
    const { version = '', integrity = '' } = lock[place]!;
    return `${place}@${version} ${integrity}`;
  });
}
