// npm run keep-release: keeps the release in force, for `npm test` to combine with later shells and remotes
import { statSync } from 'node:fs';
import path from 'node:path';
import { KEPT, keptOf, writeKept } from '../release/kept-release.ts';
import { root } from '../webpack/application.ts';
import { command } from './command.ts';

await command((store) => {
  const kept = keptOf(store);
  writeKept(KEPT, kept);
  console.log(`shell ${kept.shell}`);
  for (const { area, version } of kept.releases) console.log(`${area.name} ${version}`);
  const { size } = statSync(KEPT);
  console.log(`are kept in ${path.relative(root, KEPT)} (${(size / 1024 / 1024).toFixed(1)} MB); commit it`);
});
