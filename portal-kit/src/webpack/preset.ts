import type { Configuration } from 'webpack';
import 'webpack-dev-server';
import { remoteServer, shellServer } from '../develop/dev-server.ts';
import { EndWithParent } from '../develop/end-with-parent.ts';
import { ShellBeside } from '../develop/shell-beside.ts';
import { BundleReports } from '../release/bundle-reports.ts';
import { versionOf } from '../release/inputs.ts';
import { bundleFolder } from '../release/store.ts';
import { prerenderConfiguration, earlyConfiguration, isPrerendered } from './prerender.ts';
import { readApplication, type Application } from './application.ts';
import type { Build } from './common.ts';
import { hostConfiguration } from './host.ts';
import { remoteConfiguration } from './remote.ts';

/** What webpack passes to a `webpack.config.mjs`: its own values and `--env <name>=<value>`. */
interface Environment {
  WEBPACK_BUILD?: boolean;
  WEBPACK_SERVE?: boolean;
  /** The version to build; by default computed from the sources. */
  version?: string;
  /** The shell is served by the same command. */
  together?: boolean;
}

/** Several if the server has a separate build. */
export type Preset = (environment?: Environment) => Configuration | Configuration[];

const withPlugins = (configuration: Configuration, ...plugins: Configuration['plugins'] & {}) => ({
  ...configuration,
  plugins: [...(configuration.plugins ?? []), ...plugins],
});

const development = (application: Application): Build => ({
  version: 'development',
  output: bundleFolder(application.name),
  serve: true,
});

type Configure = (application: Application, build: Build) => Configuration;

function release(
  application: Application,
  version: string,
  configure: Configure,
  ...others: Configure[]
): Configuration[] {
  const build: Build = { version, output: bundleFolder(application.name), serve: false };
  return [
    withPlugins(configure(application, build), new BundleReports(application, version)),
    ...others.map((other) => other(application, build)),
  ];
}

/** The configuration of the shell in `folder`. */
export const host =
  (folder: string): Preset =>
  ({ WEBPACK_SERVE: serve, version } = {}) => {
    const shell = readApplication(folder);
    if (!serve)
      return release(
        shell,
        version ?? versionOf(shell),
        hostConfiguration,
        prerenderConfiguration,
        earlyConfiguration,
      );
    const configuration = hostConfiguration(shell, development(shell));
    return { ...withPlugins(configuration, new EndWithParent()), devServer: shellServer(shell) };
  };

/** The configuration of the remote in `folder`. */
export const remote =
  (folder: string): Preset =>
  ({ WEBPACK_SERVE: serve, version, together } = {}) => {
    const application = readApplication(folder);
    if (!serve)
      return release(
        application,
        version ?? versionOf(application),
        remoteConfiguration,
        ...(isPrerendered(application) ? [prerenderConfiguration] : []),
      );
    const configuration = remoteConfiguration(application, development(application));
    return {
      ...withPlugins(configuration, together ? new EndWithParent() : new ShellBeside(application.name)),
      devServer: remoteServer(application),
    };
  };
