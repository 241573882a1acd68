// npm run promote -- <remote> [--force]: everybody gets the staged version
import { parseArgs } from 'node:util';
import { remoteNamed } from '../release/applications.ts';
import { promote } from '../release/put-in-force.ts';
import { command } from './command.ts';

await command((store) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean' } },
  });
  const { name } = remoteNamed(positionals[0]);
  console.log(`${name} ${promote(store, name, values.force).version} is in force`);
});
