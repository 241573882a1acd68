import type { Release } from '@portal/portal-kit/registry-schema';
import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { portals } from '../portal.ts';
import { today } from './releases.ts';

const { www } = portals.releases;

const hashOf = (file: string) => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

const containerOf = (name: string, version: string) => `${name}_${version}`.replaceAll(/\W/g, '_');

/**
 * Registers today's build of a remote under another version, like a release of other sources, without building;
 * `change` modifies its exposed module.
 */
export function anotherVersion(name: string, version: string, change = (code: string) => code): void {
  const release = today().releases.find(({ area }) => area.name === name)!;
  const [from, to] = [release.version, version].map((one) => path.join(www, 'remotes', name, one));
  rmSync(to!, { recursive: true, force: true });
  cpSync(from!, to!, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const files = globSync('**/*.{js,css,json}', { cwd: to! }).map((file) => file.replaceAll(path.sep, '/'));
  for (const file of files) {
    const code = readFileSync(path.join(to!, file), 'utf8')
      .replaceAll(containerOf(name, release.version), containerOf(name, version))
      .replaceAll(release.version, version);
    const isExposed = file.includes('__federation_expose_area') && file.endsWith('.js');
    writeFileSync(path.join(to!, file), isExposed ? change(code) : code);
  }
  const manifest = path.join(to!, 'mf-manifest.json');
  const sealed = JSON.parse(readFileSync(manifest, 'utf8')) as { files: Record<string, string> };
  for (const file of Object.keys(sealed.files)) sealed.files[file] = hashOf(path.join(to!, file));
  writeFileSync(manifest, JSON.stringify(sealed));

  const file = path.join(www, 'releases.json');
  const history = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Release[]>;
  const renamed = JSON.parse(JSON.stringify(release).replaceAll(release.version, version)) as Release;
  for (const file of Object.keys(renamed.hashes)) renamed.hashes[file] = hashOf(path.join(to!, file));
  // as a build has it beside its files, wherever they lie
  const folder = `/remotes/${name}/${version}/`;
  const beside = JSON.stringify(renamed).replaceAll(folder, '');
  writeFileSync(path.join(to!, 'release.json'), beside);
  history[name] = [renamed, ...(history[name] ?? []).filter((one) => one.version !== version)];
  writeFileSync(file, JSON.stringify(history));
}
