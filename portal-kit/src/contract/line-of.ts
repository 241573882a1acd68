import { packageOf } from '../webpack/share-scope.ts';

/** The types of the lines of a contract, by full name. */
type Types = ReadonlyMap<string, { type: string }>;

/** Where the members of an exported type have their lines: beside what uses it, or in another entry of its package. */
function ofType(name: string, module: string, contract: Types): string | undefined {
  const beside = `${module} ${name}`;
  if (contract.has(beside)) return beside;
  return [...contract.keys()].find(
    (line) => line.endsWith(` ${name}`) && packageOf(line) === packageOf(module),
  );
}

/** Types are named in a type by words with a capital. */
const namesIn = (type: string): string[] => type.match(/\b[A-Z][\w$]*\b/g) ?? [];

/** A use with its last steps taken away, one after the other, and those steps: `X(a[].b)` by `X(a[])` and `.b`. */
function* beginnings(use: string): Generator<[line: string, rest: string]> {
  const [, start, path, close] = /^(\S+ [^(]+\(?)(.*?)(\)?)$/.exec(use)!;
  const whole = close ? path! : '';
  for (const { index } of [...whole.matchAll(/\.|\[\]|\(\)/g)].toReversed())
    yield [`${start}${whole.slice(0, index)}${close}`, whole.slice(index)];
}

/**
 * The line of the contract that a use is about. A member of what has a type of its own has its line there:
 * `ListPage(columns[].title)` is `Column.title`. Nothing for what the contract does not name, an attribute of an element.
 */
export function lineOf(use: string, contract: Types, depth = 0): string | undefined {
  if (contract.has(use) || !/[(.]/.test(use.replace(/^\S+/, ''))) return use;
  if (use.endsWith(')') && contract.has(use.replace(/\)$/, '[])'))) return use.replace(/\)$/, '[])');
  if (depth > 4) return undefined;
  const module = use.split(' ')[0]!;
  for (const [line, rest] of beginnings(use)) {
    // `X(a)` and `X(a[])` are one thing where lists have their line under the latter
    const known = contract.get(line);
    if (!known) continue;
    for (const name of namesIn(known.type)) {
      const type = ofType(name, module, contract);
      const found = type && lineOf(type + rest.replace(/^(\[\]|\(\))+/, ''), contract, depth + 1);
      if (found) return found;
    }
    return undefined;
  }
  return undefined;
}
