// npm run release -- <remote> [--as <version>]
import { parseArgs } from 'node:util';
import { remoteNamed } from '../release/applications.ts';
import { releaseRemote } from '../release/work.ts';
import { command } from './command.ts';

await command(async (store) => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { as: { type: 'string' } } });
  const { version } = await releaseRemote(store, remoteNamed(positionals[0]), values.as);
  console.log(`${positionals[0]} ${version} is in force`);
});
