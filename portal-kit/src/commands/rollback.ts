// npm run rollback -- <remote> [version]
import { remoteNamed } from '../release/applications.ts';
import { rollBackRemote } from '../release/work.ts';
import { command } from './command.ts';

await command((store) => {
  const [name, wanted] = process.argv.slice(2);
  const { version } = rollBackRemote(store, remoteNamed(name).name, wanted);
  console.log(`${name} ${version} is in force again`);
});
