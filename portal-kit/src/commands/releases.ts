// npm run releases
import { audienceText } from '../release/audience.ts';
import { readReleaseState } from '../release/state-files.ts';
import { shellsIn } from '../release/shells.ts';
import { www } from '../release/store.ts';
import { withdrawalOf } from '../release/withdrawals.ts';

const { inForce, kept } = shellsIn(www());
if (kept.length > 0) console.log('shell');
for (const { version } of kept.toReversed()) {
  console.log(`  ${version.padEnd(24)} ${version === inForce ? 'in force' : ''}`.trimEnd());
}
const { registry, history } = readReleaseState(www());
for (const entry of registry.areas) {
  const { name, current, previous, staged } = entry;
  const why = withdrawalOf(www(), entry);
  const stage = staged && (why ? `withdrawn: ${why}` : `staged for ${audienceText(staged.to)}`);
  console.log(name);
  for (const { version, releasedAt } of history[name]!.toReversed()) {
    const marks = [
      version === current.version && 'in force',
      version === previous?.version && 'falls back to',
      version === staged?.release.version && stage,
    ];
    const mark = marks.filter(Boolean).join(', ');
    console.log(
      `  ${version.padEnd(24)} ${releasedAt.slice(0, 19).replace('T', ' ')} UTC  ${mark}`.trimEnd(),
    );
  }
}
