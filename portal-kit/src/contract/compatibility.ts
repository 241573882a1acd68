import semver from 'semver';

/** Lines of the contract by full name, each with the version that added it; empty if not recorded yet. */
export type Lines = Record<string, string>;

/** What a remote's build uses without containing it. */
export interface Needs {
  lines: Lines;
  /** The lowest version of each shared package that has all of it. */
  packages: Record<string, string>;
  /** Libraries provided by the shell, with the range the remote is made for. */
  libraries: Record<string, string>;
}

/** What the build of a shell provides. */
export interface Offers {
  lines: Lines;
  /** Whether members of members are among the lines; a shell that was built before they were says nothing of them. */
  isDeep?: boolean;
  /** What is to go, with what to use instead and until when. */
  deprecated?: Record<string, string>;
  packages: Record<string, string>;
  libraries: Record<string, string>;
}

interface Used {
  module: string;
  name: string;
  given: string | undefined;
}

const parts = (line: string): Used => {
  const [, module, name, given] = /^(\S+) ([^(]+)(?:\((.+)\))?$/.exec(line)!;
  return { module: module!, name: name!, given };
};

const what = ({ module, name, given }: Used): string => {
  const of = name === '*' ? module : `${name} of ${module}`;
  if (!given) return of;
  return /^\d/.test(given) ? `argument ${given} of ${of}` : `the prop "${given}" of ${of}`;
};

/** A member of a type, or of what is handed in. */
const isDeep = (line: string) => !/^\S+ ([\w$]+(\(\w+(\.\w+)?\))?|\*)$/.test(line);

/** What a remote uses that is to go, in words with the day. */
export const deprecatedIn = (needs: Needs, { deprecated = {} }: Offers): string[] =>
  Object.keys(needs.lines)
    .filter((line) => line in deprecated)
    .sort()
    .map((line) => `${what(parts(line))}: ${deprecated[line]}`);

/** What a remote needs and a shell does not have, in words; nothing when they work together. */
export function missing(needs: Needs, offers: Offers): string[] {
  const modules = new Set(Object.keys(offers.lines).map((line) => parts(line).module));
  const gone = new Set<string>();
  const faults: string[] = [];
  for (const line of Object.keys(needs.lines).sort()) {
    const since = needs.lines[line]!;
    if (!offers.isDeep && isDeep(line)) continue;
    const used = parts(line);
    const holder = `${used.module} ${used.name}`;
    if (!modules.has(used.module)) {
      if (!gone.has(used.module)) faults.push(`the shell does not have ${used.module}`);
      gone.add(used.module);
    } else if (used.name === '*' || gone.has(holder)) continue;
    else if (!(line in offers.lines)) {
      faults.push(`the shell does not have ${what(used)}`);
      gone.add(line);
    } else if (since && offers.lines[line] && offers.lines[line] !== since) {
      const [is, was] = [offers.lines[line], since];
      const between = semver.lt(is, was) ? `that of ${is}` : `changed in ${is}`;
      faults.push(`${what(used)} is ${between}, and this is made for that of ${was}`);
    }
  }
  for (const [name, range] of Object.entries(needs.libraries)) {
    const version = offers.libraries[name];
    if (!version || !semver.satisfies(version, range))
      faults.push(`this is made for ${name} ${range}, and the shell has ${version ?? 'none'}`);
  }
  return faults;
}
