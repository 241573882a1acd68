import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Place } from './account.ts';
import { runProgram } from './binaries.ts';

export const USER = 'portal';

const passwordFile = (cluster: string) => path.join(cluster, 'portal-password');

/** The cluster's password is inside it, readable only by its account. */
export const readPassword = (cluster: string): string =>
  fs.readFileSync(passwordFile(cluster), 'utf8').trim();

/** Leftovers of killed starters. */
function removeInterrupted(place: Place): void {
  for (const name of fs.readdirSync(place.folder)) {
    const folder = path.join(place.folder, name);
    const age = Date.now() - (fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (name.startsWith('cluster.new-') && age > 600_000) fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Creates the cluster if there is none. It is built under a temporary name and renamed when complete, so a killed
 * starter leaves nothing half-made, and of two that race the second takes the first's.
 */
export async function makeCluster(binaries: string, place: Place): Promise<string> {
  const cluster = path.join(place.folder, 'cluster');
  if (fs.existsSync(cluster)) return cluster;
  removeInterrupted(place);
  const unique = randomBytes(6).toString('hex');
  const fresh = path.join(place.folder, `cluster.new-${unique}`);
  const password = path.join(place.folder, `password.new-${unique}`);
  fs.writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (place.account.uid !== undefined) fs.chownSync(password, place.account.uid, place.account.gid!);
  try {
    await runProgram(
      binaries,
      'initdb',
      [
        ...['-D', fresh, '-U', USER, '-A', 'scram-sha-256', `--pwfile=${password}`, '-E', 'UTF8'],
        ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-collate=C', '--lc-ctype=C'],
      ],
      place,
    );
    fs.renameSync(password, passwordFile(fresh));
    fs.renameSync(fresh, cluster);
  } catch (error) {
    fs.rmSync(password, { force: true });
    fs.rmSync(fresh, { recursive: true, force: true });
    if (!fs.existsSync(cluster)) throw error;
  }
  return cluster;
}
