import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { compressFolder } from '../../../portal-kit/src/release/compress.ts';
import { remotes, shellApplication } from '../../../portal-kit/src/release/applications.ts';
import { readArea } from '../../../portal-kit/src/webpack/application.ts';
import { common } from '../../../portal-kit/src/webpack/common.ts';

const moduleOf = (lines: string[]) => `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;

/** Instead of federation: areas are imported, and their pages are chunks of the same build. */
function importedAreas(): string {
  const found = remotes().map((application, index) => ({
    area: readArea(application),
    name: `area${index}`,
    file: path.join(application.folder, 'src/area.tsx'),
  }));
  return moduleOf([
    ...found.map(({ name, file }) => `import ${name} from ${JSON.stringify(file)};`),
    `const areas = { ${found.map(({ area, name }) => `${JSON.stringify(area.name)}: ${name}`).join(', ')} };`,
    'export const importModule = async ({ area }) => areas[area.name];',
  ]);
}

/** Instead of /remotes.json: its content is part of the build. */
function knownRegistry(): string {
  const release = { version: 'single', manifest: '', hashes: {}, preload: [], styles: [], releasedAt: '' };
  const areas = remotes()
    .map(readArea)
    .map((area) => ({ name: area.name, stage: 'live', current: { ...release, area }, previous: null }));
  return moduleOf([`export const fetchRegistry = async () => (${JSON.stringify({ schema: 1, areas })});`]);
}

const replace = (pattern: RegExp, replacement: string) =>
  new webpack.NormalModuleReplacementPlugin(pattern, (data: { request: string }) => {
    data.request = replacement;
  });

function configuration(output: string): Configuration {
  const shell = shellApplication();
  const base = common(shell, { version: 'single', output, serve: false });
  return {
    ...base,
    entry: { shell: path.join(shell.folder, 'src/main.tsx') },
    output: { ...base.output, publicPath: '/', filename: 'assets/[name].[contenthash:8].js' },
    cache: false,
    plugins: [
      ...(base.plugins ?? []),
      replace(/^\.\.\/areas\/federation\.ts$/, importedAreas()),
      replace(/^\.\.\/areas\/fetch-registry\.ts$/, knownRegistry()),
      new HtmlWebpackPlugin({
        template: path.join(shell.folder, 'index.html'),
        scriptLoading: 'defer',
        minify: false,
      }),
    ],
  };
}

/** Builds shell and areas as one application without federation. Returns the folder to serve. */
export async function buildSingleBundle(folder: string): Promise<string> {
  const shell = path.join(folder, 'shell');
  mkdirSync(path.join(folder, 'remotes'), { recursive: true });
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack(configuration(shell));
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close((closing) => ((failure ?? closing) ? reject(failure ?? closing) : resolve()));
    });
  });
  if (!existsSync(path.join(shell, 'index.html'))) throw new Error('the single bundle has no page');
  await compressFolder(path.join(shell, 'assets'));
  return folder;
}
