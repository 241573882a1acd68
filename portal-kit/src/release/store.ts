import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/application.ts';

/** Tabs stay open for a working day, however often others release meanwhile. */
export const KEPT_FOR_TABS_MS = 24 * 60 * 60 * 1000;

/** The folder that the server serves as the portal. */
export const www = (): string => path.resolve(process.env['PORTAL_WWW'] || path.join(root, '.portal', 'www'));

/** Where builds and source maps go, outside of what is served. */
export const workFolder = (...parts: string[]): string => path.join(root, '.portal', ...parts);

/** The files of the last build of an application. */
export const bundleFolder = (application: string): string => workFolder('build', application, 'files');

/** Of the same build: the module for prerendering. */
export const prerenderFolder = (application: string): string => workFolder('build', application, 'prerender');

/** Of the shell: the script of the prerendered pages. */
export const earlyFolder = (application: string): string => workFolder('build', application, 'early');

/** The build's report. */
export const bundleReport = (application: string): string => workFolder('build', application, 'report.json');

/** The immutable folder of one version of a remote. */
export const versionFolder = (store: string, area: string, version: string): string =>
  path.join(store, 'remotes', area, version);

/** Writes a file so that readers see either the old content or the new. */
export function writeAtomically(file: string, content: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, content, { flush: true });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** The content of a JSON file; undefined if there is no such file. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
