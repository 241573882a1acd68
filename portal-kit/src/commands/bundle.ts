// One build in a process of its own: `bundle.ts <application> <version> <output> <report>`
import { bundle } from '../release/bundle.ts';
import { writeAtomically } from '../release/store.ts';

const [name, version, output, report] = process.argv.slice(2) as [string, string, string, string];
try {
  writeAtomically(report, JSON.stringify(await bundle(name, version, output)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
