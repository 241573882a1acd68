import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { prettifyError } from 'zod';
import { areaSchema } from '../area/area-schema.ts';
import type { Release } from '../registry/registry-schema.ts';
import { areaFaults } from '../release/area-faults.ts';
import { deprecatedBetween, faultsBetween } from '../release/shell-compatibility.ts';
import { readReleaseState } from '../release/state-files.ts';
import { earlierShells, shellsIn } from '../release/shells.ts';
import { readJson, versionFolder } from '../release/store.ts';
import { carried, developed, forbiddenByPolicy, withoutCode, withoutMark, type Code } from './built-code.ts';

/** The most a remote may add to a first page, compressed: one and a half times the largest today. */
const FIRST_PAGE_BYTES = 36 * 1024;

/** One check and the problems it found. */
export interface Finding {
  check: string;
  faults: string[];
  /** What is right today, and will not be for ever. */
  notes?: string[];
}

const codeIn = (folder: string): Code =>
  Object.fromEntries(
    globSync('**/*.{js,css}', { cwd: folder }).map((file) => [
      file.replaceAll(path.sep, '/'),
      readFileSync(path.join(folder, file), 'utf8'),
    ]),
  );

function sizeFaults(code: Code, release: Release): string[] {
  const folder = path.posix.dirname(release.manifest);
  const first = [...release.preload, ...release.styles].map((file) => path.posix.relative(folder, file));
  const bytes = first.reduce((sum, file) => sum + brotliCompressSync(code[file] ?? '').length, 0);
  const [is, most] = [bytes, FIRST_PAGE_BYTES].map((size) => `${(size / 1024).toFixed(1)} KiB`);
  return bytes > FIRST_PAGE_BYTES
    ? [`its first page has ${is} of scripts and styles, the most is ${most}`]
    : [];
}

function nameFaults(folder: string, { area, version }: Release, others: Release[]): string[] {
  const { name = '' } = (readJson(path.join(folder, 'mf-manifest.json')) ?? {}) as { name?: string };
  const wanted = `${area.name}_${version}`.replaceAll(/\W/g, '_');
  return [
    ...(name === wanted ? [] : [`its global name is ${name || 'none'}, and has to be ${wanted}`]),
    ...others
      .filter((other) => other.area.name.replaceAll(/\W/g, '_') === area.name.replaceAll(/\W/g, '_'))
      .map((other) => `${other.area.name} would have the same global name`),
  ];
}

/** Checks the files of a placed release, whatever the shell. */
export function verifyFiles(store: string, release: Release): Finding[] {
  const { area, version } = release;
  const folder = versionFolder(store, area.name, version);
  const code = codeIn(folder);
  const others = readReleaseState(store)
    .registry.areas.filter(({ name }) => name !== area.name)
    .map(({ current }) => current);
  const valid = areaSchema.safeParse(area);
  return [
    { check: 'area.json', faults: valid.success ? [] : [prettifyError(valid.error)] },
    {
      check: 'pages and navigation',
      faults: [...areaFaults([area, ...others.map((other) => other.area)]), ...withoutCode(code, area.pages)],
    },
    { check: 'unique name', faults: nameFaults(folder, release, others) },
    { check: 'nothing of the shell inside', faults: carried(code) },
    { check: 'built for production', faults: developed(code) },
    { check: 'content policy', faults: forbiddenByPolicy(code) },
    { check: 'size of the first page', faults: sizeFaults(code, release) },
  ];
}

/** Checks a placed release with the current shell and the previous one. */
export function verify(store: string, release: Release): Finding[] {
  const { inForce } = shellsIn(store);
  const shells = inForce ? [inForce, ...earlierShells(store).slice(0, 1)] : [];
  return [
    ...verifyFiles(store, release),
    ...shells.map((shell, at) => ({
      check: `works with shell ${shell}${at === 0 ? '' : ', the one before'}`,
      faults: faultsBetween(store, shell, release),
      ...(at === 0 && { notes: deprecatedBetween(store, shell, release) }),
    })),
  ];
}

/** Whether the current shell is valid as a reference for remotes. */
export function verifyShell(store: string): Finding[] {
  const shell = codeIn(path.join(store, 'shell'));
  const unknown = withoutMark(shell);
  const faults = unknown.map(
    (library) => `built-code.ts looks for ${library} by a word that it does not have`,
  );
  return [
    { check: 'what remotes may not carry is known', faults },
    { check: 'built for production', faults: developed(shell) },
    { check: 'content policy', faults: forbiddenByPolicy(shell) },
  ];
}
