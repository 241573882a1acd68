import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer, { type Configuration as ServerOptions } from 'webpack-dev-server';
import type { Application } from '../webpack/application.ts';
import type { Preset } from '../webpack/preset.ts';

/** Starts the development server of one application and resolves when its first build is done. */
export async function serve(
  application: Application,
  port: number,
  options: ServerOptions = {},
): Promise<void> {
  const { default: preset } = (await import(path.join(application.folder, 'webpack.config.mjs'))) as {
    default: Preset;
  };
  const compiler = webpack(preset({ serve: true }));
  if (!compiler) throw new Error(`${application.name} has no build`);
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('serve', () => resolve()));
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      static: false,
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: false, webSocketURL: { hostname: 'localhost', port } },
      // the command that starts us stops us
      setupExitSignals: false,
      ...options,
    },
    compiler,
  );
  await server.start();
  await built;
}
