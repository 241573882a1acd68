import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { claim, noteOf, readNote } from './note.ts';

const execute = promisify(execFile);

/** The account PostgreSQL runs as; empty for the account of this process. */
export interface Account {
  uid?: number;
  gid?: number;
}

export interface Place {
  folder: string;
  account: Account;
}

const isRoot = process.getuid?.() === 0;

function accountNamed(name: string): Account | undefined {
  try {
    const number = (flag: string) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
    return { uid: number('-u'), gid: number('-g') };
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses to run as root or on files of another account, so an existing cluster decides. */
function accountFor(cluster: string): Account {
  const owner = fs.statSync(cluster, { throwIfNoEntry: false });
  if (!isRoot) {
    if (owner && process.getuid && owner.uid !== process.getuid())
      throw new Error(
        `${cluster} belongs to another account: start the portal as that one, or set PORTAL_DATA`,
      );
    return {};
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = accountNamed('postgres') ?? accountNamed('nobody');
  if (account) return account;
  throw new Error(
    'PostgreSQL does not run as root and there is neither a "postgres" nor a "nobody" account: start the portal as an ordinary user, or set DATABASE_URL',
  );
}

const canEnter = (folder: string, account: Account): Promise<boolean> =>
  execute('test', ['-x', folder], account).then(
    () => true,
    () => false,
  );

function makeFallback(name: string, account: Account): string {
  for (const base of ['/var/lib', '/var/tmp']) {
    try {
      const folder = fs.mkdtempSync(path.join(base, `portal-database-${name}-`));
      fs.chownSync(folder, account.uid!, account.gid!);
      return folder;
    } catch {
      // Missing, read-only or full: try the next.
    }
  }
  throw new Error(
    'no folder found that the database account can enter: set PORTAL_DATA, for example /var/lib/portal',
  );
}

/** If two starters race, the first note wins. */
function settle(note: string, fallback: string): void {
  try {
    fs.writeFileSync(note, `${fallback}\n`, { flag: 'wx' });
  } catch {
    fs.rmdirSync(fallback);
  }
}

/**
 * Where the cluster lives and who runs it. Root needs another account for it, which cannot enter a folder below a
 * private parent (a clone in /root). The cluster then lives elsewhere and a note in the wanted folder says where, so
 * that no data is lost if the parent is opened later, and deleting the folder really starts over. The cluster also
 * records the folder, so that a copied note does not lead a second portal to it.
 */
export async function placeFor(wanted: string, report: (message: string) => void): Promise<Place> {
  const folder = path.resolve(wanted);
  fs.mkdirSync(folder, { recursive: true });
  const note = noteOf(folder);
  if (!fs.existsSync(note)) {
    const account = accountFor(path.join(folder, 'cluster'));
    if (account.uid === undefined) return { folder, account };
    fs.chownSync(folder, account.uid, account.gid!);
    if (await canEnter(folder, account)) return { folder, account };
    const name = createHash('sha256').update(folder).digest('hex').slice(0, 8);
    settle(note, makeFallback(name, account));
  }
  const moved = readNote(note)!;
  claim(moved, note);
  report(`the database is in ${moved}, because its account cannot enter ${folder}`);
  return { folder: moved, account: accountFor(path.join(moved, 'cluster')) };
}
