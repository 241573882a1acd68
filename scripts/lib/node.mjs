import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout this script belongs to. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The product's Node, installed as a package; the machine's own may be older. */
export function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const pinned = path.join(root, 'node_modules', `node-${platform}-${process.arch}`, program);
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    `No Node 24 for ${process.platform} ${process.arch} in node_modules and this is Node ${process.versions.node}. ` +
      'Install Node 24, or run npm install again.',
  );
}

/** The environment for a command: pinned Node and installed programs first. */
export function environment(extra = {}) {
  const own = [path.dirname(pinnedNode()), path.join(root, 'node_modules', '.bin')];
  return {
    ...process.env,
    ...extra,
    PATH: [...own, process.env.PATH].join(path.delimiter),
  };
}
