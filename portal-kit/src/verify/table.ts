import { faultsBetween } from '../release/shell-compatibility.ts';
import type { ReleaseState } from '../release/release-state.ts';
import { earlierShells, shellsIn } from '../release/shells.ts';

const stages = ['current', 'previous', 'staged'] as const;

export interface Compatibility {
  shells: string[];
  remotes: {
    name: string;
    version: string;
    stage: (typeof stages)[number] | 'kept';
    /** What it lacks of each shell, in the order of the shells. */
    missing: string[][];
  }[];
}

/** Every release that is kept with every shell that is kept: what each lacks of each; newest first. */
export function compatibility(store: string, { registry, history }: ReleaseState): Compatibility {
  const { inForce } = shellsIn(store);
  const shells = inForce ? [inForce, ...earlierShells(store)] : [];
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
    }));
  });
  return { shells, remotes };
}

/** The same as a table of Markdown. */
export function tableOf({ shells, remotes }: Compatibility): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['remote', '', ...shells.map((shell, at) => `shell ${shell}${at === 0 ? ' (in force)' : ''}`)]),
    line(['---', '---', ...shells.map(() => '---')]),
    ...remotes.map(({ name, version, stage, missing }) =>
      line([
        `${name} ${version}`,
        stage,
        ...missing.map((faults) => (faults.length === 0 ? 'works' : `lacks ${faults.length}`)),
      ]),
    ),
  ].join('\n');
}
