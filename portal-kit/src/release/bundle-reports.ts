import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import type { Needs, Offers } from '../contract/compatibility.ts';
import { needsOf, offersOf } from '../contract/recorded.ts';
import { areaLanguages } from '../area/area-languages.ts';
import { readArea, type Application } from '../webpack/application.ts';
import { librariesOf, providedLibraries } from '../webpack/share-scope.ts';
import type { BundleReport } from './bundle-report.ts';
import { pageImport } from './page-import.ts';
import {
  chunksAfterEntry,
  chunksOfImport,
  exportsIn,
  filesOf,
  providedBy,
  sourcesIn,
  takenBy,
} from './read-chunks.ts';
import { bundleReport, writeAtomically } from './store.ts';

/** The shell's own prerendered pages, and how its router imports them. */
const ownPages = { '/signin': '../sign-in/sign-in-page.tsx' };

/** The scripts of an application's texts, imported as `./en.ts` or from another folder. */
const textsOf = (compilation: Compilation, folder: string): BundleReport['texts'] =>
  Object.fromEntries(
    areaLanguages.map((language) => [
      language,
      filesOf(chunksOfImport(compilation, `${folder}/${language}.ts`)).scripts,
    ]),
  );

function shellReport(compilation: Compilation) {
  const { scripts, styles } = filesOf(chunksAfterEntry(compilation, 'shell'));
  const own = Object.entries(ownPages).map(
    ([page, request]) => [page, filesOf(chunksOfImport(compilation, request))] as const,
  );
  return {
    scripts,
    styles,
    takes: [],
    provides: providedBy(compilation),
    texts: textsOf(compilation, '.'),
    pageScripts: Object.fromEntries(own.map(([page, files]) => [page, files.scripts])),
    pageStyles: Object.fromEntries(own.map(([page, files]) => [page, files.styles])),
    frame: filesOf(chunksOfImport(compilation, '../dashboard/dashboard-frame.tsx')),
  };
}

function remoteReport(compilation: Compilation, application: Application) {
  const area = readArea(application);
  const exposed = compilation.namedChunks.get('__federation_expose_area');
  const source = readFileSync(path.join(application.folder, 'src', 'area.tsx'), 'utf8');
  const chunksOf = (page: string) => {
    const request = pageImport(source, page);
    return [...(exposed ? [exposed] : []), ...(request ? chunksOfImport(compilation, request) : [])];
  };
  const first = chunksOf(area.pages[0]!);
  const { scripts, styles } = filesOf(first);
  return {
    scripts: ['entry.js', ...scripts],
    styles,
    takes: takenBy(compilation, first),
    provides: {},
    pageScripts: Object.fromEntries(area.pages.map((page) => [page, filesOf(chunksOf(page)).scripts])),
    pageStyles: Object.fromEntries(area.pages.map((page) => [page, filesOf(chunksOf(page)).styles])),
    texts: textsOf(compilation, './texts'),
    pageTakes: Object.fromEntries(area.pages.map((page) => [page, takenBy(compilation, chunksOf(page))])),
    area,
  };
}

/** Writes a description of a build beside its files, for releases and the portal's pages. */
export class BundleReports {
  private readonly application: Application;
  private readonly version: string;

  constructor(application: Application, version: string) {
    this.application = application;
    this.version = version;
  }

  /** Read before modules are concatenated, after which the graph no longer has them by name. */
  private contractOf({ modules, moduleGraph }: Compilation): { needs: Needs } | { offers: Offers } {
    const { name, folder } = this.application;
    return name === 'shell'
      ? { offers: offersOf(exportsIn(modules, moduleGraph), providedLibraries()) }
      : { needs: needsOf(sourcesIn(modules, folder), librariesOf(this.application)) };
  }

  apply(compiler: Compiler): void {
    let contract: ReturnType<typeof this.contractOf> | undefined;
    compiler.hooks.thisCompilation.tap('BundleReports', (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap('BundleReports', () => {
        contract = this.contractOf(compilation);
      });
    });
    compiler.hooks.done.tap('BundleReports', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const { name } = this.application;
      const parts = name === 'shell' ? shellReport(compilation) : remoteReport(compilation, this.application);
      const report: BundleReport = { application: name, version: this.version, ...parts, ...contract };
      writeAtomically(bundleReport(name), JSON.stringify(report));
    });
  }
}
