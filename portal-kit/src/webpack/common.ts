import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtract from 'mini-css-extract-plugin';
import Minimizer from 'minimizer-webpack-plugin';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { root, type Application } from './application.ts';
import { browserQuery, oldestBrowsers } from './browsers.ts';
import { WatchedStyles } from './watched-styles.ts';

/** No list has a choice of rows per page, which would load all of select before every list. */
const withoutPageSizes = new webpack.NormalModuleReplacementPlugin(/^\.\.\/select$/, (data) => {
  if (/[\\/]antd[\\/]es[\\/]pagination$/.test(data.context))
    data.request = 'data:text/javascript,export default null';
});

/** The kit's loaders that turn Ant Design's styles into style sheets. */
const sheet = path.join(root, 'shared-ui', 'src', 'theme', 'sheet');

const antDesign = [
  {
    test: /[\\/](antd[\\/]es[\\/].*|@ant-design[\\/]icons[\\/]es[\\/]renderUtils)\.js$/,
    use: [path.join(sheet, 'style-module.ts')],
  },
  // not marked as free of side effects, so they would be bundled whole for one function
  {
    test: /[\\/](@ant-design[\\/](cssinjs|cssinjs-utils|colors|fast-color)|@rc-component[\\/](form|async-validator))[\\/]/,
    sideEffects: false,
  },
];

/**
 * Chromium compiles the whole file while it arrives, on another thread, instead of each function when it is first
 * called. Other browsers see a comment. Added after minimizing, which removes comments.
 */
const compileHint = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** How builds differ. Otherwise the same application always gives the same build. */
export interface Build {
  /** Part of the address of everything without a content hash. */
  version: string;
  /** The output folder. */
  output: string;
  /** A development server with hot reload instead of files. */
  serve: boolean;
}

// `import styles from './page.module.css'`; a default export reads better than a namespace of class names
const modules = { auto: true, namedExport: false, exportLocalsConvention: 'as-is' };
const styles = [MiniCssExtract.loader, { loader: 'css-loader', options: { modules } }];

const hotTexts = path.join(import.meta.dirname, '..', 'develop', 'hot-texts.ts');

/** Compiled into every build to load its files. */
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

/** What shell and remotes have in common. */
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
      // a module that threw runs again when it is requested again
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: scripts(serve) },
        ...(serve
          ? [{ test: /[\\/]src[\\/]texts[\\/](en|ch)\.ts$/, enforce: 'pre' as const, use: [hotTexts] }]
          : []),
        // the package declares no side effects, but its sheet is one
        { test: /\.css$/, use: styles, sideEffects: true },
        ...antDesign,
        { test: /\.(svg|png|webp|jpg|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      // layers define the order; Ant Design's own sheets are equal in any order, as at run time
      new MiniCssExtract({ filename: `assets/${hashed}.css`, ignoreOrder: true }),
      new WatchedStyles(),
      withoutPageSizes,
      ...(serve ? [] : [compileHint]),
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
