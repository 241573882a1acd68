import { readFile, stat } from 'node:fs/promises';

/** Reads a file again only if it has changed: a release replaces files while the server runs. */
export function freshFile<T>(file: string, parse: (text: string) => T): () => Promise<T | undefined> {
  let known: { changed: number; value: T } | undefined;
  return async () => {
    const changed = (await stat(file).catch(() => undefined))?.mtimeMs;
    if (changed === undefined) return undefined;
    if (known?.changed !== changed) known = { changed, value: parse(await readFile(file, 'utf8')) };
    return known.value;
  };
}
