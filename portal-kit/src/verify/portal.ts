import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../webpack/application.ts';

/** A portal that nobody else comes to, where releases are tried before people get them. */
export interface TrialPortal {
  address: string;
  /** What it serves; empty at first. */
  store: string;
  stop: () => Promise<void>;
}

/** Gives it what is in a store, without compressed twins. */
export const fillFrom = (store: string, portal: TrialPortal): void =>
  cpSync(store, portal.store, { recursive: true, filter: (file) => !/\.(br|gz|lock)$/.test(file) });

/**
 * The server of today with a database of its own with demo data; nothing of it stays. Its pages may load remotes from
 * `origins` too.
 */
export async function startTrialPortal(origins: string[]): Promise<TrialPortal> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-trial-'));
  // the account that the embedded database runs as must get in
  chmodSync(folder, 0o755);
  const store = path.join(folder, 'www');
  const child = spawn(
    process.execPath,
    [
      '--import',
      pathToFileURL(path.join(root, 'scripts/lib/end-with-parent.mjs')).href,
      'server/src/main.ts',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        ...{ PORT: '0', HOST: 'localhost', PORTAL_ADDRESS: '' },
        ...{ DATABASE_URL: '', PORTAL_DATA: path.join(folder, 'data'), PORTAL_DEMO: '1', PORTAL_WWW: store },
        ...{ PORTAL_LOG: 'text', PORTAL_LOG_LEVEL: 'warn', PORTAL_RATE_LIMIT_FACTOR: '1000' },
        ...{ PORTAL_SMTP_URL: '', PORTAL_METRICS_ADDRESS: '', PORTAL_REMOTE_ORIGINS: origins.join(' ') },
      },
    },
  );
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      const hear = (text: Buffer) => {
        said += text.toString();
        const found = /Portal ready at (http:\/\/\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.on('close', () => reject(new Error(`The portal to try releases in does not start:\n${said}`)));
    });
    return { address, store, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
