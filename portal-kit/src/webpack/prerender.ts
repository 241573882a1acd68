import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { prerenderFolder, earlyFolder } from '../release/store.ts';
import { readArea, type Application } from './application.ts';
import { common, type Build } from './common.ts';
import { packageOf, sharedModules } from './share-scope.ts';

/** The part of the kit that public pages use. The rest needs Ant Design and is never rendered on the server. */
const kit = new Set(
  [
    'after-press',
    'branch-name',
    'brand',
    'i18n',
    'router',
    'tab-storage',
    'use-retry-after',
    'wait-text',
  ].map((entry) => `@portal/shared-ui/${entry}`),
);

/** The share scope on the server: included in the shell's build, external in those of remotes. */
export const prerenderModules = (): string[] =>
  sharedModules().filter((module) =>
    packageOf(module) === '@portal/shared-ui' ? kit.has(module) : module !== 'react-dom/client',
  );

/** Whether a remote's pages are prerendered: the public ones. */
export const isPrerendered = (application: Application): boolean =>
  application.name !== 'shell' && readArea(application).role === 'public';

const ofTheShell = ({ folder }: Application): string => {
  const names = prerenderModules().map((module) => JSON.stringify(module));
  const lines = [
    ...names.map((name, index) => `import * as module${index} from ${name};`),
    `export { render } from ${JSON.stringify(path.join(folder, 'src', 'prerendered', 'render.tsx'))};`,
    `export const modules = { ${names.map((name, index) => `${name}: module${index}`).join(', ')} };`,
  ];
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
};

/** A remote contains nothing of the share scope here either. */
const external =
  (modules: ReadonlySet<string>) =>
  ({ request = '' }: { request?: string }, answer: (error?: Error, result?: string) => void) => {
    if (modules.has(request)) return answer(undefined, `commonjs ${request}`);
    if (/^@portal\/|^react/.test(request))
      return answer(
        new Error(`${request} is not there for prerendered pages; see portal-kit/src/webpack/prerender.ts`),
      );
    return answer();
  };

const scripts = (targets: object) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: {
      env: { targets },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  },
});

const named = (cache: Configuration['cache'], name: string): Configuration['cache'] =>
  typeof cache === 'object' && cache.type === 'filesystem' ? { ...cache, name } : false;

const modules = { auto: true, namedExport: false, exportLocalsConvention: 'as-is', exportOnlyLocals: true };

/**
 * The build with which the server renders public pages: one file, run in a thread. Styles come from the browser's
 * build; this one only has their class names.
 */
export function prerenderConfiguration(application: Application, build: Build): Configuration {
  const { context, resolve, cache } = common(application, build);
  const isShell = application.name === 'shell';
  return {
    name: `${application.name}-prerender`,
    context,
    mode: 'production',
    target: 'node24.0',
    devtool: false,
    entry: { pages: isShell ? ofTheShell(application) : './src/area.tsx' },
    output: {
      path: prerenderFolder(application.name),
      clean: true,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    resolve,
    ...(isShell ? {} : { externals: external(new Set(prerenderModules())) }),
    module: {
      rules: [
        scripts({ node: '24' }),
        { test: /\.css$/, use: [{ loader: 'css-loader', options: { modules } }] },
      ],
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false },
    cache: named(cache, `${application.name}-prerender`),
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** The only script of a prerendered page, by what it does besides fetching the shell: nothing, or the sign-in. */
export function earlyConfiguration(application: Application, build: Build): Configuration {
  const { context, resolve, module, target, optimization, cache } = common(application, build);
  return {
    name: 'early',
    context,
    mode: 'production',
    target,
    devtool: false,
    entry: { early: './src/prerendered/early.ts', 'early-sign-in': './src/prerendered/early-sign-in.ts' },
    output: { path: earlyFolder(application.name), clean: true, filename: '[name].[contenthash:8].js' },
    resolve,
    module,
    optimization: { minimizer: optimization?.minimizer },
    cache: named(cache, 'early'),
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
