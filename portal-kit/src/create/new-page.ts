import { execSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/application.ts';
import { pageEdits } from './page-edits.ts';
import { pageFiles, type PageOptions } from './page-files.ts';

const inRoot = (file: string) => path.join(root, file);
const run = (command: string, folder = '.') => execSync(command, { cwd: inRoot(folder), stdio: 'inherit' });

const migrations = 'server/src/database/migrations';
const steps = () => readdirSync(inRoot(migrations)).filter((file) => file.endsWith('.sql'));

/** The migration of the new table, with the trigger by which edits are counted (docs/database.md). */
function migrate({ list }: PageOptions): void {
  const before = new Set(steps());
  run(`npx drizzle-kit generate --name ${list.replaceAll('-', '_')}`, 'server');
  const table = list.replaceAll('-', '_');
  for (const step of steps().filter((file) => !before.has(file)))
    appendFileSync(
      inRoot(path.join(migrations, step)),
      `\n--> statement-breakpoint\ncreate trigger count_version before update on ${table}\n  for each row execute function count_version();\n`,
    );
}

/** Everything of the page with the files that it changes, as they are then. Throws before anything is written. */
export function pageContents(options: PageOptions): Record<string, string> {
  const made = pageFiles(options);
  const taken = Object.keys(made).find((file) => existsSync(inRoot(file)));
  if (taken) throw new Error(`${taken} is there already`);
  const changed = Object.entries(pageEdits(options)).map(([file, edit]) => {
    try {
      return [file, edit(readFileSync(inRoot(file), 'utf8'))] as const;
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
  });
  return { ...made, ...Object.fromEntries(changed) };
}

/** Writes the page, ready to run; answers the files. */
export function createPage(options: PageOptions): string[] {
  const contents = pageContents(options);
  for (const [file, content] of Object.entries(contents)) {
    mkdirSync(path.dirname(inRoot(file)), { recursive: true });
    writeFileSync(inRoot(file), content);
  }
  const files = Object.keys(contents);
  run(`npx prettier --log-level warn --write ${files.join(' ')}`);
  migrate(options);
  return files;
}
