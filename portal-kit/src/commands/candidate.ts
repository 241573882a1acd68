// npm run candidate -- <remote> [--port 4100]: builds a remote and serves it here, for the override of a session of any portal
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { serveBuilds } from '../develop/serve-builds.ts';
import { remoteNamed } from '../release/applications.ts';
import { versionOf } from '../release/inputs.ts';
import { placeRemote } from '../release/publish.ts';
import { inWords } from '../release/refusal.ts';
import { runBundle } from '../release/run-bundle.ts';
import { versionFolder, workFolder } from '../release/store.ts';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '4100' } },
  });
  const remote = remoteNamed(positionals[0]);
  const version = `candidate-${versionOf(remote)}`;
  const store = workFolder('candidates');
  rmSync(versionFolder(store, remote.name, version), { recursive: true, force: true });
  console.log(`Building ${remote.name} ${version}`);
  const bundle = await runBundle(remote.name, version);
  await placeRemote(store, bundle);
  const server = serveBuilds(path.join(store, 'remotes')).listen(Number(values.port), 'localhost');
  await once(server, 'listening');
  console.log(`http://localhost:${values.port}/${remote.name}/${version}/`);
  console.log('Enter this address at /admin/diagnostics. Ctrl-C ends it.');
} catch (error) {
  console.error(inWords(error));
  process.exitCode = 1;
}
