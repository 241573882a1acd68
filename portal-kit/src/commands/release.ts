// npm run release -- <remote or shell> [more of them] [--as <version>] [--force]
// npm run release -- <remote> --stage [--roles level_3,teacher] [--branches Georgetown] [--share 20] [--as <version>]
import { parseArgs } from 'node:util';
import { applicationNamed } from '../release/applications.ts';
import { audienceText, readAudience } from '../release/audience.ts';
import { releaseNow } from '../release/build-and-release.ts';
import { command } from './command.ts';

await command(async (store) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      force: { type: 'boolean' },
      stage: { type: 'boolean' },
      roles: { type: 'string' },
      branches: { type: 'string' },
      share: { type: 'string' },
    },
  });
  const { as, force, stage: isStaged, ...flags } = values;
  if (!isStaged && Object.keys(flags).length > 0)
    throw new Error('--roles, --branches and --share belong to --stage');
  const stage = isStaged ? readAudience(flags) : undefined;
  const [first, ...others] = positionals;
  const applications = [first, ...others].map(applicationNamed);
  const versions = await releaseNow(store, applications, console.log, { as, force, stage });
  for (const [name, version] of Object.entries(versions))
    console.log(`${name} ${version} is ${stage ? `staged for ${audienceText(stage)}` : 'in force'}`);
});
