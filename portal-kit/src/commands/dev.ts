// Part of npm run dev: `dev.ts [<remote> ...]` with PORT for the shell and PORTAL_API for everything not built here
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { remotePort, shellPort } from '../develop/ports.ts';
import { remoteNamed, remotes } from '../release/applications.ts';
import { buildChanged } from '../release/build-and-release.ts';
import { webpackServe } from '../webpack/command.ts';
import { command } from './command.ts';

/** Resolves when a development server has built, so that requests can wait for it. */
async function answers(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))) await sleep(200);
}

const named = process.argv.slice(2).map(remoteNamed);
const served = named.length > 0 ? named : remotes();
const names = ['shell', ...served.map(({ name }) => name)];

await command((store) => buildChanged(store, console.log, { except: names }));

if (process.exitCode === undefined) {
  const server = webpackServe(names, '--dev-server-per-compiler', '--env', 'together');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  void once(server, 'exit').then(([code]) => process.exit((code as number | null) ?? 1));
  await Promise.all([
    answers(`http://localhost:${shellPort()}/`),
    ...served.map((remote) => answers(`http://localhost:${remotePort(remote)}/mf-manifest.json`)),
  ]);
  process.send?.('ready');
}
