// npm run release -- <remote or shell> [more of them] [--as <version>] [--force]
import { parseArgs } from 'node:util';
import { applicationNamed } from '../release/applications.ts';
import { releaseNow } from '../release/work.ts';
import { command } from './command.ts';

await command(async (store) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { as: { type: 'string' }, force: { type: 'boolean' } },
  });
  const [first, ...others] = positionals;
  const applications = [first, ...others].map(applicationNamed);
  const versions = await releaseNow(store, applications, console.log, values);
  for (const [name, version] of Object.entries(versions)) console.log(`${name} ${version} is in force`);
});
