// Started by scripts/mutants.mjs: runs the mutation tool once per group of rules.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startTestServer } from '../../database/test-server.ts';
import { groups } from './groups.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const tool = path.join(root, '.cache/mutants/node_modules/@stryker-mutator/core/bin/stryker.js');
const config = path.relative(root, path.join(import.meta.dirname, 'stryker.config.mjs'));

const names = Object.keys(groups);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Not known: ${unknown.join(', ')}. There are ${names.join(', ')}.`);
  process.exit(1);
}

// one database server for all runs of jest
const server = await startTestServer();
let failed = false;
for (const name of wanted.length > 0 ? wanted : names) {
  console.log(`\n${name}: ${groups[name]!.rules.join(', ')}`);
  const { status } = spawnSync(process.execPath, [tool, 'run', config], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTANTS: name, PORTAL_TEST_DATABASE_URL: server.url },
  });
  failed ||= status !== 0;
}
await server.stop();
process.exitCode = failed ? 1 : 0;
