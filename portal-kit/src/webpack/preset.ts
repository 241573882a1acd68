import path from 'node:path';
import type { Configuration } from 'webpack';
import { readApplication, root } from './application.ts';
import type { Build } from './common.ts';
import { hostConfiguration } from './host.ts';
import { remoteConfiguration } from './remote.ts';

/** What webpack and the kit's own commands call a `webpack.config.mjs` with. */
export type Preset = (build?: Partial<Build>) => Configuration;

const complete = (folder: string, build: Partial<Build> = {}): Build => ({
  version: build.version ?? 'local',
  output: build.output ?? path.join(root, '.portal', 'build', path.basename(folder)),
  serve: build.serve ?? false,
});

/** The configuration of the shell in `folder`. */
export const host =
  (folder: string): Preset =>
  (build) =>
    hostConfiguration(readApplication(folder), complete(folder, build));

/** The configuration of the remote in `folder`. */
export const remote =
  (folder: string): Preset =>
  (build) =>
    remoteConfiguration(readApplication(folder), complete(folder, build));
