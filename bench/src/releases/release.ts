import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../../..');

/** Runs `npm run release -- <remote>` on a built portal. Returns its output. */
export function release(www: string, name: string): Promise<string> {
  const command = ['scripts/exec.mjs', '--browser', 'node', 'portal-kit/src/commands/release.ts', name];
  const child = spawn(process.execPath, command, { cwd: root, env: { ...process.env, PORTAL_WWW: www } });
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text));
    child.on('close', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(`Releasing ${name} ended with ${code}:\n${said}`));
    });
  });
}

/** Modification state of a built portal's parts, which changes when something is built. */
export function parts(www: string): Map<string, string> {
  const files = globSync(['remotes/*/*/mf-manifest.json', 'shell/assets/shell.*.js'], { cwd: www });
  return new Map(
    files.map((file) => [
      file.replaceAll(path.sep, '/'),
      createHash('sha256')
        .update(readFileSync(path.join(www, file)))
        .digest('hex'),
    ]),
  );
}

/** The remotes, or the shell, with new files. */
export function builtBetween(before: Map<string, string>, after: Map<string, string>): string[] {
  const built = [...after].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
  return [...new Set(built.map((file) => (file.startsWith('remotes/') ? file.split('/')[1]! : 'shell')))];
}

async function versionOf(origin: string, name: string): Promise<string> {
  const answer = await fetch(`${origin}/remotes.json`);
  const { areas } = (await answer.json()) as { areas: { name: string; current: { version: string } }[] };
  return areas.find((area) => area.name === name)!.current.version;
}

/** Resolves to the next version of a remote as soon as it is in force. */
export async function nextVersion(origin: string, name: string, signal: AbortSignal): Promise<string> {
  const before = await versionOf(origin, name);
  while (!signal.aborted) {
    const version = await versionOf(origin, name);
    if (version !== before) return version;
    await sleep(50);
  }
  throw new Error(`${name} stays at ${before}`);
}
