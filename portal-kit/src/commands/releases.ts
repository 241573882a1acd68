// npm run releases
import { readLedger } from '../release/shelf.ts';
import { shellsIn } from '../release/shells.ts';
import { www } from '../release/store.ts';

const { inForce, kept } = shellsIn(www());
if (kept.length > 0) console.log('shell');
for (const { version } of kept.toReversed()) {
  console.log(`  ${version.padEnd(24)} ${version === inForce ? 'in force' : ''}`.trimEnd());
}
const { registry, history } = readLedger(www());
for (const { name, current, previous } of registry.areas) {
  console.log(name);
  for (const { version, releasedAt } of history[name]!.toReversed()) {
    const mark =
      version === current.version ? 'in force' : version === previous?.version ? 'falls back to' : '';
    console.log(
      `  ${version.padEnd(24)} ${releasedAt.slice(0, 19).replace('T', ' ')} UTC  ${mark}`.trimEnd(),
    );
  }
}
