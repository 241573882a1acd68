import semver from 'semver';
import { packageOf } from '../webpack/share-scope.ts';
import { committedContract, contractVersions } from './contracts.ts';
import type { Lines, Needs, Offers } from './compatibility.ts';
import { lineOf } from './line-of.ts';
import { deprecationOf, type Contract } from './surface.ts';
import { usesOf } from './uses.ts';

const moduleOf = (line: string) => line.split(' ')[0]!;

/** The lines that uses are about, each once. */
export const linesOf = (uses: Iterable<string>, contract: Contract): string[] =>
  [...new Set([...uses].flatMap((use) => lineOf(use, contract) ?? []))].sort();

/** What a build whose sources are `files` needs of the shell. A prop that the contract does not name is the element's own. */
export function needsOf(files: Iterable<string>, libraries: Record<string, string>): Needs {
  const contract = committedContract();
  const versions = contractVersions();
  const used = linesOf(usesOf(files), contract);
  const lines: Lines = Object.fromEntries(used.map((line) => [line, contract.get(line)?.since ?? '']));
  const packages: Record<string, string> = {};
  for (const line of used) {
    const name = packageOf(line);
    const since = lines[line] || versions[name]!;
    if (!packages[name] || semver.gt(since, packages[name])) packages[name] = since;
  }
  return { lines, packages, libraries };
}

/** What a shell provides whose modules have these exports. */
export function offersOf(exports: Record<string, string[]>, libraries: Record<string, string>): Offers {
  const contract = committedContract();
  const there = new Set(
    Object.entries(exports).flatMap(([module, names]) => names.map((name) => `${module} ${name}`)),
  );
  const lines: Lines = Object.fromEntries([...there].map((line) => [line, contract.get(line)?.since ?? '']));
  const deprecated: Record<string, string> = {};
  for (const [line, { since, type }] of contract) {
    const [, name = ''] = /^(\S+ [\w$]+)/.exec(line) ?? [];
    // of an endpoint the server says what it takes; a type is there with its module
    const isType = /^\S+ [A-Z][^(]*$/.test(line);
    const isThere = isType ? moduleOf(line) in exports : line.includes('(') && there.has(name);
    if (isThere) lines[line] = since;
    const words = deprecationOf(type);
    if (words && line in lines) deprecated[line] = words;
  }
  const packages = contractVersions();
  const shared = new Set(Object.keys(exports).map((module) => packageOf(moduleOf(module))));
  return {
    lines,
    isDeep: true,
    deprecated,
    packages: Object.fromEntries(Object.entries(packages).filter(([name]) => shared.has(name))),
    libraries,
  };
}
