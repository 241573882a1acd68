import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Stats } from 'webpack';
import { readApplication, readArea, root, type Application } from '../webpack/application.ts';
import type { Preset } from '../webpack/preset.ts';
import type { BundleReport } from './bundle-report.ts';
import { pageImport } from './page-import.ts';
import { chunksAfterEntry, chunksOfImport, filesOf, providedBy, takenBy } from './read-chunks.ts';

const compile = (configuration: webpack.Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close((closing) => {
        if (error ?? closing) reject(error ?? closing);
        else resolve(stats!);
      });
    });
  });

// texts are hinted at in English: what language a visitor reads is known only when the shell runs
function shellReport(compilation: Compilation) {
  const first = chunksAfterEntry(compilation, 'shell');
  const provides = providedBy(compilation);
  const { scripts, styles } = filesOf([...first, ...chunksOfImport(compilation, './en.ts')]);
  const shared = takenBy(compilation, first).flatMap((name) => provides[name] ?? []);
  return { scripts: [...new Set([...scripts, ...shared])], styles, takes: [], provides };
}

function remoteReport(compilation: Compilation, application: Application) {
  const area = readArea(application);
  const exposed = compilation.namedChunks.get('__federation_expose_area');
  const source = readFileSync(path.join(application.folder, 'src', 'area.tsx'), 'utf8');
  const request = pageImport(source, area.pages[0]!);
  const first = [
    ...(exposed ? [exposed] : []),
    ...(request ? chunksOfImport(compilation, request) : []),
    ...chunksOfImport(compilation, './texts/en.ts'),
  ];
  const { scripts, styles } = filesOf(first);
  return {
    scripts: ['entry.js', ...scripts],
    styles,
    takes: takenBy(compilation, first),
    provides: {},
    area,
  };
}

/** Builds one application into `output` and reports on the files. */
export async function bundle(name: string, version: string, output: string): Promise<BundleReport> {
  const application = readApplication(path.join(root, name));
  const { default: preset } = (await import(path.join(application.folder, 'webpack.config.mjs'))) as {
    default: Preset;
  };
  const stats = await compile(preset({ version, output }));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  const { compilation } = stats;
  const report = name === 'shell' ? shellReport(compilation) : remoteReport(compilation, application);
  return { application: name, version, ...report };
}
