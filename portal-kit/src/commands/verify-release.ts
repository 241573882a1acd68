// npm run verify-release -- [<remote>] [<version>]: is a release fit for people? Without a name: every one in force, and the table
import { applicationNamed, remotes } from '../release/applications.ts';
import { readReleaseState } from '../release/state-files.ts';
import { www } from '../release/store.ts';
import { languageFaults } from '../verify/languages.ts';
import { compatibility, tableOf } from '../verify/table.ts';
import { verify, verifyShell, type Finding } from '../verify/verify.ts';

const store = www();
const state = readReleaseState(store);

function say(what: string, findings: Finding[]): void {
  console.log(what);
  for (const { check, faults } of findings) {
    console.log(`  ${faults.length === 0 ? 'ok    ' : 'FAILED'} ${check}`);
    for (const fault of faults) console.log(`         ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

async function verifyRemote(name: string, version?: string): Promise<void> {
  const entry = state.registry.areas.find((one) => one.name === name);
  const release = version ? state.history[name]?.find((one) => one.version === version) : entry?.current;
  if (!release) throw new Error(`${name} ${version ?? ''} is not released`);
  const languages = { check: 'both languages', faults: await languageFaults(applicationNamed(name).folder) };
  say(`${name} ${release.version}`, [...verify(store, release), languages]);
}

try {
  const [name, version] = process.argv.slice(2);
  const named = name === undefined ? remotes() : [applicationNamed(name)];
  if (name === undefined || name === 'shell') say('shell', verifyShell(store));
  for (const remote of named) if (remote.name !== 'shell') await verifyRemote(remote.name, version);
  console.log(`\n${tableOf(compatibility(store, state))}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
