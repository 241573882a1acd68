// npm run rollback -- <remote or shell> [version] [--force]
import { parseArgs } from 'node:util';
import { applicationNamed } from '../release/applications.ts';
import { putInForce, rollBackRemote } from '../release/put-in-force.ts';
import { earlierShell } from '../release/shells.ts';
import { command } from './command.ts';

await command((store) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean' } },
  });
  const [first, wanted] = positionals;
  const { name } = applicationNamed(first);
  if (name === 'shell') {
    const shell = earlierShell(store, wanted);
    putInForce(store, { shell, force: values.force });
    console.log(`shell ${shell} is in force again`);
  } else {
    const { version } = rollBackRemote(store, name, wanted, values.force);
    console.log(`${name} ${version} is in force again`);
  }
});
