import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/application.ts';
import { compressFolder } from './compress.ts';
import { PRERENDER_MODULE, copyWhole, keepMaps } from './publish.ts';
import type { Bundle } from './run-bundle.ts';
import { prerenderModuleOf, composition, keepShell, templateOf } from './shells.ts';
import { prerenderFolder, earlyFolder, writeAtomically } from './store.ts';

/** Adds the files of a built shell. It is in force once pages are composed from it. */
export async function placeShell(store: string, bundle: Bundle): Promise<string> {
  const shell = path.join(store, 'shell');
  const assets = path.join(shell, 'assets');
  mkdirSync(assets, { recursive: true });
  const copy = copyWhole(path.join(bundle.folder, 'assets'), assets, (file) => !file.startsWith('promised.'));
  const early = readdirSync(earlyFolder('shell'));
  for (const file of early) cpSync(path.join(earlyFolder('shell'), file), path.join(copy, file));
  await compressFolder(copy);
  const files = readdirSync(copy);
  for (const file of files) renameSync(path.join(copy, file), path.join(assets, file));
  rmSync(copy, { recursive: true });
  keepMaps(bundle);
  const icons = path.join(root, 'shell', 'public');
  if (existsSync(icons)) cpSync(icons, shell, { recursive: true });
  const { version } = bundle.report;
  const textOf = (file: string) => readFileSync(file, 'utf8');
  const put = (file: string, text: string) => writeAtomically(composition(store, file), text);
  put(templateOf(version), textOf(path.join(bundle.folder, 'index.html')));
  put(prerenderModuleOf(version), textOf(path.join(prerenderFolder('shell'), PRERENDER_MODULE)));
  const scripts = Object.fromEntries(early.map((file) => [file.split('.')[0], `assets/${file}`]));
  keepShell(store, { ...bundle.report, early: scripts }, files);
  return version;
}
