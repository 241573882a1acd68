import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readPackage } from './application.ts';

/** Modules only used by tests are not part of the portal. */
const forTests = './testing/';

/** Modules of a workspace that others may import, by full name, from its `exports`: `@portal/shared-ui/router`. */
export function entriesOf(folder: string): string[] {
  const { name, exports = {} } = readPackage(folder);
  const found = Object.entries(exports).flatMap(([key, target]) => {
    if (!/\.tsx?$/.test(target) || key.startsWith(forTests)) return [];
    if (!key.includes('*')) return [key];
    const [start, end] = path.posix.basename(target).split('*') as [string, string];
    return readdirSync(path.join(folder, path.posix.dirname(target)))
      .filter((file) => file.startsWith(start) && file.endsWith(end) && !/\.test\.tsx?$/.test(file))
      .map((file) => key.replace('*', file.slice(start.length, file.length - end.length)));
  });
  return [...new Set(found)].sort().map((key) => path.posix.join(name, key));
}
