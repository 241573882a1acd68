// npm run withdraw -- <remote>: nobody gets the staged version any more
import { remoteNamed } from '../release/applications.ts';
import { withdraw } from '../release/put-in-force.ts';
import { command } from './command.ts';

await command((store) => {
  const { name } = remoteNamed(process.argv[2]);
  console.log(`${name} ${withdraw(store, name).version} is what everybody has`);
});
