// npm run keep-release: keeps what is in force, for `npm test` to try later shells and remotes with
import { statSync } from 'node:fs';
import path from 'node:path';
import { keptOf, writeKept } from '../release/kept-release.ts';
import { root } from '../webpack/application.ts';
import { command } from './command.ts';

const KEPT = path.join('e2e', 'previous-release', 'release.json.br');

await command((store) => {
  const kept = keptOf(store);
  writeKept(path.join(root, KEPT), kept);
  console.log(`shell ${kept.shell}`);
  for (const { area, version } of kept.releases) console.log(`${area.name} ${version}`);
  const { size } = statSync(path.join(root, KEPT));
  console.log(`are kept in ${KEPT} (${(size / 1024 / 1024).toFixed(1)} MB); commit it`);
});
