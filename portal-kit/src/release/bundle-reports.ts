import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { readArea, type Application } from '../webpack/application.ts';
import type { BundleReport } from './bundle-report.ts';
import { pageImport } from './page-import.ts';
import { chunksAfterEntry, chunksOfImport, filesOf, providedBy, takenBy } from './read-chunks.ts';
import { bundleReport, writeAtomically } from './store.ts';

// texts are hinted at in English: what language a visitor reads is known only when the shell runs
function shellReport(compilation: Compilation) {
  const first = chunksAfterEntry(compilation, 'shell');
  const { scripts, styles } = filesOf([...first, ...chunksOfImport(compilation, './en.ts')]);
  return { scripts, styles, takes: [], provides: providedBy(compilation) };
}

function remoteReport(compilation: Compilation, application: Application) {
  const area = readArea(application);
  const exposed = compilation.namedChunks.get('__federation_expose_area');
  const source = readFileSync(path.join(application.folder, 'src', 'area.tsx'), 'utf8');
  const chunksOf = (page: string) => {
    const request = pageImport(source, page);
    return [...(exposed ? [exposed] : []), ...(request ? chunksOfImport(compilation, request) : [])];
  };
  const first = [...chunksOf(area.pages[0]!), ...chunksOfImport(compilation, './texts/en.ts')];
  const { scripts, styles } = filesOf(first);
  return {
    scripts: ['entry.js', ...scripts],
    styles,
    takes: takenBy(compilation, first),
    provides: {},
    pageStyles: Object.fromEntries(area.pages.map((page) => [page, filesOf(chunksOf(page)).styles])),
    area,
  };
}

/** Writes down what a build consists of, beside its files: releases and the portal's pages are made from it. */
export class BundleReports {
  private readonly application: Application;
  private readonly version: string;

  constructor(application: Application, version: string) {
    this.application = application;
    this.version = version;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('BundleReports', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const { name } = this.application;
      const parts = name === 'shell' ? shellReport(compilation) : remoteReport(compilation, this.application);
      const report: BundleReport = { application: name, version: this.version, ...parts };
      writeAtomically(bundleReport(name), JSON.stringify(report));
    });
  }
}
