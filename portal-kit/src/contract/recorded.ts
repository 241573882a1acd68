import semver from 'semver';
import { packageOf } from '../webpack/share-scope.ts';
import { committedContract, contractVersions } from './contracts.ts';
import type { Lines, Needs, Offers } from './compatibility.ts';
import { usesOf } from './uses.ts';

const moduleOf = (line: string) => line.split(' ')[0]!;

/**
 * What a build with these source files needs from the shell. A prop the contract does not name belongs to the
 * element.
 */
export function needsOf(files: Iterable<string>, libraries: Record<string, string>): Needs {
  const contract = committedContract();
  const versions = contractVersions();
  const used = [...usesOf(files)].filter((line) => contract.has(line) || !line.includes('(')).sort();
  const lines: Lines = Object.fromEntries(used.map((line) => [line, contract.get(line) ?? '']));
  const packages: Record<string, string> = {};
  for (const line of used) {
    const name = packageOf(line);
    const since = lines[line] || versions[name]!;
    if (!packages[name] || semver.gt(since, packages[name])) packages[name] = since;
  }
  return { lines, packages, libraries };
}

/** A member of a member is part of what is passed, not a separate use. */
const isUse = (line: string) => /^\S+ [\w$]+(\(\w+(\.\w+)?\))?$/.test(line);

/** What a shell with these exports provides. */
export function offersOf(exports: Record<string, string[]>, libraries: Record<string, string>): Offers {
  const contract = committedContract();
  const there = new Set(
    Object.entries(exports).flatMap(([module, names]) => names.map((name) => `${module} ${name}`)),
  );
  const lines: Lines = Object.fromEntries([...there].map((line) => [line, contract.get(line) ?? '']));
  for (const [line, since] of contract) {
    if (isUse(line) && there.has(line.split('(')[0]!)) lines[line] = since;
  }
  const packages = contractVersions();
  const shared = new Set(Object.keys(exports).map((module) => packageOf(moduleOf(module))));
  return {
    lines,
    packages: Object.fromEntries(Object.entries(packages).filter(([name]) => shared.has(name))),
    libraries,
  };
}
