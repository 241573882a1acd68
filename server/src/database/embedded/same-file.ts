import fs from 'node:fs';

/** Whether two paths lead to the same file or folder, through links and mounts too. */
export function isSameFile(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) =>
    fs.statSync(path, { throwIfNoEntry: false, bigint: true }),
  );
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
}
