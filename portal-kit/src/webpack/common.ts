import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtract from 'mini-css-extract-plugin';
import Minimizer from 'minimizer-webpack-plugin';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { root, type Application } from './application.ts';
import { browserQuery, oldestBrowsers } from './browsers.ts';
import { WatchedStyles } from './watched-styles.ts';

/** No list lets people choose how many rows a page has; the choice would bring all of a select before every list. */
const withoutPageSizes = new webpack.NormalModuleReplacementPlugin(/^\.\.\/select$/, (data) => {
  if (/[\\/]antd[\\/]es[\\/]pagination$/.test(data.context))
    data.request = 'data:text/javascript,export default null';
});

/** How the styles of Ant Design become style sheets: webpack loaders of the kit. */
const sheet = path.join(root, 'shared-ui', 'src', 'theme', 'sheet');

const antDesign = [
  {
    test: /[\\/](antd[\\/]es[\\/].*|@ant-design[\\/]icons[\\/]es[\\/]renderUtils)\.js$/,
    use: [path.join(sheet, 'style-module.ts')],
  },
  // they do not say it themselves, and would be taken along whole for one function
  { test: /[\\/]@ant-design[\\/](cssinjs|cssinjs-utils|colors|fast-color)[\\/]/, sideEffects: false },
];

/** How one build differs from another; the same application builds the same otherwise. */
export interface Build {
  /** Part of the address of everything that has no content hash of its own. */
  version: string;
  /** Where the files go. */
  output: string;
  /** A development server with hot reload instead of files. */
  serve: boolean;
}

// `import styles from './page.module.css'`; a default export reads better than a namespace of class names
const modules = { auto: true, namedExport: false, exportLocalsConvention: 'as-is' };
const styles = [MiniCssExtract.loader, { loader: 'css-loader', options: { modules } }];

const hotTexts = path.join(import.meta.dirname, '..', 'develop', 'hot-texts.ts');

/** What is compiled into every build to load its files. */
export const loading = path.join(import.meta.dirname, '..', 'loading');

const scripts = (serve: boolean) => ({
  loader: 'swc-loader',
  options: {
    env: { targets: oldestBrowsers },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: serve, refresh: serve } },
    },
  },
});

/** What the shell and the remotes have in common. */
export function common(application: Application, { output, serve }: Build): Configuration {
  const hashed = serve ? '[name]' : '[name].[contenthash:8]';
  return {
    name: application.name,
    context: application.folder,
    mode: serve ? 'development' : 'production',
    target: ['web', `browserslist:${browserQuery}`],
    devtool: serve ? 'cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: output,
      clean: true,
      uniqueName: application.name,
      chunkFilename: `assets/${hashed}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // a module that threw is run again when it is asked for again
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: scripts(serve) },
        ...(serve
          ? [{ test: /[\\/]src[\\/]texts[\\/](en|ch)\.ts$/, enforce: 'pre' as const, use: [hotTexts] }]
          : []),
        // a sheet lies in a package that denies to have side effects
        { test: /\.css$/, use: styles, sideEffects: true },
        ...antDesign,
        { test: /\.(svg|png|webp|jpg|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      // layers order the sheets: those of Ant Design are alike in any order, as at run time
      new MiniCssExtract({ filename: `assets/${hashed}.css`, ignoreOrder: true }),
      new WatchedStyles(),
      withoutPageSizes,
      ...(serve ? [new ReactRefresh({ overlay: false })] : []),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: serve ? 'named' : 'deterministic',
      minimizer: [new Minimizer({ minify: Minimizer.swcMinify, extractComments: false })],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache', 'webpack'),
      name: `${application.name}-${serve ? 'serve' : 'build'}`,
      buildDependencies: {
        kit: [import.meta.dirname, loading, sheet].map((folder) => `${folder}${path.sep}`),
        theme: ['ant-design-theme.ts', 'tokens.ts'].map((file) => path.join(sheet, '..', file)),
        lock: [path.join(root, 'package-lock.json')],
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
