import { execSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/application.ts';
import { pageEdits } from './page-edits.ts';
import { pageFiles, type PageOptions } from './page-files.ts';

const inRoot = (file: string) => path.join(root, file);
const run = (command: string, folder = '.') =>
  execSync(command, { cwd: inRoot(folder), stdio: ['ignore', 'ignore', 'inherit'] });

const migrations = 'server/src/database/migrations';
const steps = () =>
  readdirSync(inRoot(migrations), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\d{4}_.*\.(sql|json)$/.test(file),
  );

/** The migration of the new table, with the trigger that counts versions (docs/database.md). Returns its files. */
function migrate({ list }: PageOptions): string[] {
  const before = new Set(steps());
  const table = list.replaceAll('-', '_');
  run(`npx drizzle-kit generate --name ${table}`, 'server');
  const made = steps().filter((file) => !before.has(file));
  for (const step of made.filter((file) => file.endsWith('.sql')))
    appendFileSync(
      inRoot(path.join(migrations, step)),
      `\n--> statement-breakpoint\ncreate trigger count_version before update on ${table}\n  for each row execute function count_version();\n`,
    );
  return made.map((file) => path.join(migrations, file));
}

interface PageContents {
  made: Record<string, string>;
  edited: Record<string, string>;
}

const readInRoot = (file: string) => readFileSync(inRoot(file), 'utf8');

/** New and changed content by file. Throws before anything is written. */
export function pageContents(options: PageOptions, read = readInRoot): PageContents {
  const made = pageFiles(options);
  const taken = Object.keys(made).find((file) => existsSync(inRoot(file)));
  if (taken) throw new Error(`${taken} is there already`);
  const edited = Object.entries(pageEdits(options)).map(([file, edit]) => {
    try {
      return [file, edit(read(file))] as const;
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
  });
  return { made, edited: Object.fromEntries(edited) };
}

/** The changed places in a file, `file:line text`. */
function newLines(file: string, before: string): string[] {
  const known = before.split('\n').map((line) => line.trim());
  return readInRoot(file)
    .split('\n')
    .flatMap((line, at) => {
      const place = known.indexOf(line.trim());
      if (place < 0) return [`${file}:${at + 1} ${line.trim()}`];
      // one like it may be new as well
      known.splice(place, 1);
      return [];
    });
}

/** Writes the page, ready to run. Returns the new files and the lines changed in others. */
export function createPage(options: PageOptions): { made: string[]; edited: string[] } {
  const { made, edited } = pageContents(options);
  const journal = `${migrations}/meta/_journal.json`;
  const before = [...Object.keys(edited), journal].map((file) => [file, readInRoot(file)] as const);
  for (const [file, content] of Object.entries({ ...made, ...edited })) {
    mkdirSync(path.dirname(inRoot(file)), { recursive: true });
    writeFileSync(inRoot(file), content);
  }
  run(`npx prettier --log-level warn --write ${[...Object.keys(made), ...Object.keys(edited)].join(' ')}`);
  const steps = migrate(options);
  return {
    made: [...Object.keys(made), ...steps],
    edited: before.flatMap(([file, content]) => newLines(file, content)),
  };
}
