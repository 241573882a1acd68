import path from 'node:path';
import type { Config } from './config.ts';

interface Fault {
  code?: string;
  path?: string;
  message: string;
  cause?: unknown;
}

/** The error and its causes, down to that of the system or PostgreSQL. */
function* chain(error: unknown): Generator<Fault> {
  for (let at = error as Fault | undefined; at; at = at.cause as Fault | undefined) yield at;
}

type Place = Pick<Config, 'dataFolder' | 'portalFolder' | 'databaseUrl'>;

/** The setting whose folder contains a file. */
function settingOf(file: string, { dataFolder, portalFolder }: Place): string {
  const isIn = (folder: string) => file === folder || file.startsWith(folder + path.sep);
  if (isIn(dataFolder)) return 'PORTAL_DATA';
  return isIn(portalFolder) ? 'PORTAL_WWW' : '';
}

const ofFiles: Record<string, string> = {
  ENOTDIR: 'there is a file where a folder should be. Move it away, or name another folder',
  EEXIST: 'there is a file where a folder should be. Move it away, or name another folder',
  EROFS:
    'it cannot be written to, the disk is mounted read-only. Mount it for writing, or name another folder',
  EACCES: 'this account may not write there. Give it the folder, or name another one',
  EPERM: 'this account may not write there. Give it the folder, or name another one',
  ENOSPC: 'the disk is full. Make room and start again',
  EDQUOT: 'the disk is full for this account. Make room and start again',
};

const ofDatabase: Record<string, string> = {
  '42501':
    'its account may not create what the portal needs. As an administrator of PostgreSQL: alter database <name> owner to <account>',
  '53100': 'its disk is full. Make room and start again',
  '25006': 'it takes no writes, it is a standby or set to read-only',
};

/** Why the portal cannot start and what to do. One plain line for common faults. */
export function explain(error: unknown, place: Place): string {
  for (const { code = '', path: file } of chain(error)) {
    if (file && ofFiles[code]) {
      const setting = settingOf(path.resolve(file), place);
      return `${setting ? `${setting}: ` : ''}${file}: ${ofFiles[code]}.`;
    }
    if (ofDatabase[code]) {
      const where = place.databaseUrl ? 'DATABASE_URL' : 'The embedded database';
      return `${where}: ${ofDatabase[code]}.`;
    }
  }
  return (error as Error).message;
}
