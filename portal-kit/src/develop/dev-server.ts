import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { readReleaseState } from '../release/state-files.ts';
import { www } from '../release/store.ts';
import type { Application } from '../webpack/application.ts';
import { apiAddress, remotePort, shellPort } from './ports.ts';
import { developmentRegistry } from './registry.ts';

/** This header tells a shell in development from a portal that serves built files. */
export const DEVELOPMENT = 'x-portal-development';

const at = (port: number): DevServer => ({
  host: 'localhost',
  port,
  hot: true,
  static: false,
  headers: { 'access-control-allow-origin': '*' },
  client: { overlay: false, webSocketURL: { hostname: 'localhost', port } },
});

/** The development server of a remote. It only serves its files; the shell shows them. */
export const remoteServer = (application: Application): DevServer => at(remotePort(application));

async function sendRegistry(_request: IncomingMessage, response: ServerResponse): Promise<void> {
  const registry = await developmentRegistry(readReleaseState(www()).registry);
  response.setHeader('content-type', 'application/json');
  response.setHeader('cache-control', 'no-store');
  response.setHeader(DEVELOPMENT, '1');
  response.end(JSON.stringify(registry));
}

/** The development server of the shell: every page, with everything not built here proxied to the running portal. */
export const shellServer = ({ folder }: Application): DevServer => ({
  ...at(shellPort()),
  historyApiFallback: true,
  static: { directory: path.join(folder, 'public'), watch: false },
  proxy: [{ context: ['/api', '/remotes/'], target: apiAddress() }],
  setupMiddlewares: (middlewares) => [
    {
      name: 'registry',
      path: '/remotes.json',
      middleware: (request: IncomingMessage, response: ServerResponse) =>
        void sendRegistry(request, response).catch((error: Error) => response.destroy(error)),
    },
    ...middlewares,
  ],
});
