import { ModuleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { contractVersions } from '../contract/contracts.ts';
import type { Application } from './application.ts';
import { splitChunks } from './chunks.ts';
import { common, loading, type Build } from './common.ts';
import { provided } from './share-scope.ts';

/** React looks for this hook once, before the first script. Without it a remote's hot reload does not work. */
const developmentHook = `<script>{
  const renderers = new Map();
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers, supportsFiber: true, checkDCE() {}, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
    inject(renderer) { renderers.set(renderers.size + 1, renderer); return renderers.size; },
  };
}</script>`;

/** The build of the shell. */
export function hostConfiguration(application: Application, build: Build): Configuration {
  const base = common(application, build);
  const template = readFileSync(path.join(application.folder, 'index.html'), 'utf8');
  return {
    ...base,
    entry: { shell: './src/index.ts' },
    output: {
      ...base.output,
      publicPath: '/',
      // a content hash in an entry's name breaks the build (webpack 5.113 with federation 2.9)
      filename: build.serve ? 'assets/[name].js' : `assets/[name].${build.version}.js`,
    },
    optimization: { ...base.optimization, splitChunks },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        runtimePlugins: ['provide-core.ts', 'in-shell.ts'].map((file) => path.join(loading, file)),
        experiments: { optimization: { target: 'web' } },
      }),
      new webpack.DefinePlugin({ PORTAL_CONTRACT: JSON.stringify(contractVersions()) }),
      // not through `shared`: the shell would request each of its own modules from the share scope separately
      new ProvideSharedPlugin({ provides: provided(build.serve) }),
      new HtmlWebpackPlugin({
        templateContent: build.serve ? template.replace('<head>', `<head>${developmentHook}`) : template,
        chunks: ['shell'],
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  };
}
