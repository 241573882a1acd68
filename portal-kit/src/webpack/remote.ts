import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { readArea, type Application } from './application.ts';
import { common, loading, type Build } from './common.ts';
import { ImportRules } from './import-rules.ts';
import { consumed } from './share-scope.ts';

/** The build of a remote: one exposed module, `./area`, and nothing that the shell provides. */
export function remoteConfiguration(application: Application, build: Build): Configuration {
  const base = common(application, build);
  const { name } = readArea(application);
  // Becomes the name of global variables. Two versions are in one tab when the previous one replaces a broken one;
  // with the same name, each would get the other's chunks.
  const container = `${name}_${build.version}`.replace(/\W/g, '_');
  const shared = consumed(application, build.serve);
  return {
    ...base,
    entry: {},
    output: { ...base.output, uniqueName: container, publicPath: 'auto', filename: '[name].js' },
    plugins: [
      ...(base.plugins ?? []),
      new ImportRules(Object.keys(shared), application.folder),
      new ModuleFederationPlugin({
        name: container,
        filename: 'entry.js',
        exposes: { './area': './src/area.tsx' },
        dts: false,
        manifest: true,
        shareStrategy: 'loaded-first',
        shared,
        runtimePlugins: [path.join(loading, 'in-remote.ts')],
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
    ],
  };
}
