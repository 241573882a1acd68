import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './application.ts';

const program = createRequire(import.meta.url).resolve('webpack/bin/webpack.js');
const start = (args: string[], applications: string[], stdio: SpawnOptions['stdio']): ChildProcess => {
  const configurations = applications.flatMap((name) => ['--config', path.join(name, 'webpack.config.mjs')]);
  return spawn(process.execPath, [program, ...args, ...configurations], {
    cwd: root,
    stdio,
  });
};

/** `webpack build` for one application, with machine-readable output. */
export const webpackBuild = (application: string, ...args: string[]): ChildProcess =>
  start(['build', ...args], [application], ['ignore', 'pipe', 'pipe']);

/** `webpack serve` for some applications. Ends with us, see `EndWithParent`. */
export const webpackServe = (applications: string[], ...args: string[]): ChildProcess =>
  start(['serve', ...args], applications, ['ignore', 'inherit', 'inherit', 'ipc']);
