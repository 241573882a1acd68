import { spawn } from 'node:child_process';
import path from 'node:path';

export interface Service {
  /** `http://localhost:<port>` */
  origin: string;
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Runs a server in a separate process; it is ready when it has printed its address. */
export async function startService(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Service> {
  const child = spawn(process.execPath, [path.join(root, program), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const address = /http:\/\/\S+:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    child.on('close', () => reject(new Error(`${program} ended:\n${said}`)));
  });
  return {
    origin,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** The real server on a database and a built portal. */
export const startPortal = (databaseUrl: string, dataFolder: string, www: string): Promise<Service> =>
  startService('server/src/main.ts', [], {
    PORT: '0',
    DATABASE_URL: databaseUrl,
    PORTAL_DATA: dataFolder,
    PORTAL_WWW: www,
    // readable lines, one of which has the address
    PORTAL_LOG: 'text',
    PORTAL_LOG_LEVEL: 'warn',
    PORTAL_DEMO: '1',
    PORTAL_RATE_LIMIT_FACTOR: '1000',
  });
