// Part of npm run dev: `dev.ts [<remote> ...]` with PORT for the shell and PORTAL_API for everything that is not built here
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { developmentRegistry, type Served } from '../develop/registry.ts';
import { serve } from '../develop/serve.ts';
import { remoteNamed, remotes, shellApplication } from '../release/applications.ts';
import { readLedger } from '../release/shelf.ts';
import { www } from '../release/store.ts';
import { buildChanged } from '../release/work.ts';
import { command } from './command.ts';

const named = process.argv.slice(2).map(remoteNamed);
const port = Number(process.env['PORT'] || 3000);
const served: Served[] = (named.length > 0 ? named : remotes()).map((application, index) => ({
  application,
  port: port + 2 + index,
}));

await command(async (store) => {
  const except = ['shell', ...served.map(({ application }) => application.name)];
  await buildChanged(store, console.log, { except });
});

if (process.exitCode === undefined) {
  const shell = shellApplication();
  await serve(shell, port, {
    historyApiFallback: true,
    static: { directory: path.join(shell.folder, 'public'), watch: false },
    proxy: [{ context: ['/api', '/remotes/'], target: process.env['PORTAL_API'] ?? 'http://localhost:3001' }],
    setupMiddlewares: (middlewares) => [
      {
        name: 'registry',
        path: '/remotes.json',
        middleware: (_request: IncomingMessage, response: ServerResponse) => {
          response.setHeader('content-type', 'application/json');
          response.setHeader('cache-control', 'no-store');
          response.end(JSON.stringify(developmentRegistry(readLedger(www()).registry, served)));
        },
      },
      ...middlewares,
    ],
  });
  for (const remote of served) await serve(remote.application, remote.port);
  process.send?.('ready');
}
