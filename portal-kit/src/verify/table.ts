import { deprecatedBetween, faultsBetween } from '../release/shell-compatibility.ts';
import type { ReleaseState } from '../release/release-state.ts';
import { composition, earlierShells, shellsIn } from '../release/shells.ts';
import { writeAtomically } from '../release/store.ts';
import { mountedIn } from './mounted.ts';

const stages = ['current', 'previous', 'staged'] as const;

export interface Compatibility {
  shells: string[];
  remotes: {
    name: string;
    version: string;
    stage: (typeof stages)[number] | 'kept';
    /** What it needs and each shell lacks, in the shells' order. */
    missing: string[][];
    /** What went wrong when its pages were opened in each shell; null where they were not. */
    mounted: (string[] | null)[];
    /** What it uses that the shell in force has for some time only: what, and until when. */
    deprecated: string[];
  }[];
}

/** Writes the table beside what is served, for the diagnostics. */
export const writeCompatibility = (store: string, state: ReleaseState): void =>
  writeAtomically(composition(store, 'compatibility.json'), JSON.stringify(compatibility(store, state)));

/** Every kept release with every kept shell, and what is missing; newest first. */
export function compatibility(store: string, { registry, history }: ReleaseState): Compatibility {
  const { inForce } = shellsIn(store);
  const shells = inForce ? [inForce, ...earlierShells(store)] : [];
  const mountedWith = mountedIn(store);
  const remotes = registry.areas.flatMap(({ name, current, previous, staged }) => {
    const versions = {
      current: current.version,
      previous: previous?.version,
      staged: staged?.release.version,
    };
    return (history[name] ?? []).toReversed().map((release) => ({
      name,
      version: release.version,
      stage: stages.find((stage) => versions[stage] === release.version) ?? ('kept' as const),
      missing: shells.map((shell) => faultsBetween(store, shell, release)),
      mounted: shells.map((shell) => mountedWith({ shell, release }) ?? null),
      deprecated: inForce ? deprecatedBetween(store, inForce, release) : [],
    }));
  });
  return { shells, remotes };
}

function inWords(missing: string[], mounted: string[] | null): string {
  if (missing.length > 0) return `lacks ${missing.length}`;
  if (!mounted) return 'fits, not opened';
  return mounted.length === 0 ? 'works' : 'does not open';
}

/** The same as a Markdown table. */
export function tableOf({ shells, remotes }: Compatibility): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line([
      'remote',
      '',
      'deprecated',
      ...shells.map((shell, at) => `shell ${shell}${at === 0 ? ' (in force)' : ''}`),
    ]),
    line(['---', '---', '---', ...shells.map(() => '---')]),
    ...remotes.map(({ name, version, stage, missing, mounted, deprecated }) =>
      line([
        `${name} ${version}`,
        stage,
        deprecated.length === 0 ? 'none' : `uses ${deprecated.length}`,
        ...missing.map((faults, at) => inWords(faults, mounted[at]!)),
      ]),
    ),
  ].join('\n');
}
