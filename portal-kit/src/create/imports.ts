const importLine = /^import [^;]*? from '([^']+)';\n/gm;

/** Packages first, then parent folders, then the same folder; each sorted by source. */
const place = (from: string): string => `${from.startsWith('./') ? 2 : from.startsWith('.') ? 1 : 0}${from}`;

/** Sorts the imports of a newly written file. */
export function withSortedImports(source: string): string {
  const lines = [...source.matchAll(importLine)].map(([line, from]) => ({ line, from: place(from!) }));
  const sorted = lines.toSorted((a, b) => (a.from < b.from ? -1 : 1)).map(({ line }) => line);
  return sorted.join('') + source.replace(importLine, '');
}

/** Adds an import in sorted position among those of the same kind. */
export function withImport(source: string, names: string, from: string): string {
  const line = `import ${names} from '${from}';\n`;
  const all = [...source.matchAll(importLine)];
  const next = all.find(([, path]) => place(path!) > place(from));
  const last = all.at(-1);
  if (!last) return `${line}\n${source}`;
  const at = next ? next.index : last.index + last[0].length;
  return source.slice(0, at) + line + source.slice(at);
}
