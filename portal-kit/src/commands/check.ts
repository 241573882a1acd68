// Part of npm run verify: every area.json matches the schema, no two areas share a path, icons and pages exist
import { remotes } from '../release/applications.ts';
import { areaFaults } from '../release/area-faults.ts';
import { readReleaseState } from '../release/state-files.ts';
import { www } from '../release/store.ts';
import { readArea } from '../webpack/application.ts';

try {
  const faults = areaFaults(remotes().map(readArea));
  for (const fault of faults) console.error(fault);
  readReleaseState(www());
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
