import semver from 'semver';

/** Lines of the contract by full name, with the version that each came with; empty where that is not written down yet. */
export type Lines = Record<string, string>;

/** What the build of a remote uses of what it does not carry. */
export interface Needs {
  lines: Lines;
  /** The lowest version of each shared package that has all of it. */
  packages: Record<string, string>;
  /** Libraries that the shell provides, with the range that the remote is made for. */
  libraries: Record<string, string>;
}

/** What the build of a shell provides. */
export interface Offers {
  lines: Lines;
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

/** What a remote needs and a shell does not have, in words; nothing when they work together. */
export function missing(needs: Needs, offers: Offers): string[] {
  const modules = new Set(Object.keys(offers.lines).map((line) => parts(line).module));
  const gone = new Set<string>();
  const faults: string[] = [];
  for (const line of Object.keys(needs.lines).sort()) {
    const since = needs.lines[line]!;
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
