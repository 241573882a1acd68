// npm run create -- <name>-app --role <role> --path <path> --ch <title> --purpose <line> --purpose-ch <line> [--en <title>]
// npm run create -- page <area> <list> --scope <scope> --ch <title> --purpose <line> --purpose-ch <line> [--of <one>] [--fields <fields>] [--en <title>]
import { execSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prettifyError } from 'zod';
import { areaSchema } from '../area/area-schema.ts';
import { createPage } from '../create/new-page.ts';
import { FIELDS_GRAMMAR, parseFields } from '../create/page-fields.ts';
import type { PageOptions } from '../create/page-files.ts';
import { scopes, type Scope } from '../create/page-scope.ts';
import { remoteFiles, type RemoteOptions } from '../create/remote-files.ts';
import { capitalize, asWords } from '../create/words.ts';
import { remoteNamed, remotes } from '../release/applications.ts';
import { areaFaults } from '../release/area-faults.ts';
import { readArea, root } from '../webpack/application.ts';

const USAGE = `Usage:
npm run create -- <name>-app --role admin|student|teacher|parent --path /teacher/<name> --ch <title> --purpose <line> --purpose-ch <line> [--en <title>]
npm run create -- page <area> <list> --scope own|branch|portal --ch <title> --purpose <line> --purpose-ch <line> [--of <one of it>] [--fields <fields>] [--en <title>]
as in: page admin-app rooms --of room --scope branch --ch 教室 --purpose "Where lessons take place." --purpose-ch "上课的地点。"
${FIELDS_GRAMMAR}`;

const text = { type: 'string' } as const;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ role: text, path: text, of: text, en: text, ch: text },
    ...{ scope: text, fields: text, purpose: text, 'purpose-ch': text },
  },
});

/** The page's description is asked for now, because nobody remembers to write it later. */
function requireTexts(name: string): Pick<PageOptions, 'title' | 'purpose'> {
  const { en = capitalize(asWords(name)), ch, purpose, 'purpose-ch': purposeCh } = values;
  if (!ch || !purpose || !purposeCh)
    throw new Error(
      'Say with --ch what the page is called in Chinese, and with --purpose and --purpose-ch in one line what it is for',
    );
  return { title: { en, ch }, purpose: { en: purpose, ch: purposeCh } };
}

function remoteOptions(name: string | undefined): RemoteOptions {
  if (!name || !values.role || !values.path) throw new Error(USAGE);
  // the checks recognise an application by the end of its name
  if (!/^[a-z][a-z-]*-app$/.test(name))
    throw new Error(`${name}: a remote is called <name>-app, in small letters`);
  if (!/^(\/[a-z][a-z-]*)+$/.test(values.path))
    throw new Error(`${values.path} is no path like /teacher/library`);
  const known = areaSchema.shape.role.options.filter((role) => role !== 'public');
  const role = known.find((one) => one === values.role);
  if (!role) throw new Error(`${values.role} is no role: ${known.join(', ')}`);
  return { name, role, path: values.path, ...requireTexts(name.slice(0, -'-app'.length)) };
}

/** The scope is never guessed: the wrong one would show every record to everybody. */
function requireScope(role: PageOptions['area']['role']): Scope {
  const scope = scopes.find((one) => one === values.scope);
  if (!scope)
    throw new Error(
      `Say with --scope whose records a caller reaches: own (what the caller made), branch (of the admin's branch) or portal (all)`,
    );
  if (scope === 'branch' && role !== 'admin')
    throw new Error(`--scope branch is for admins: a ${role} is held to what is their own`);
  return scope;
}

function pageOptions(name: string | undefined, list: string | undefined): PageOptions {
  if (!name || !list) throw new Error(USAGE);
  const one = values.of ?? list;
  for (const word of [list, one])
    if (!/^[a-z]+(-[a-z]+)*$/.test(word)) throw new Error(`${word} is no word like subject or time-slot`);
  const { role } = readArea(remoteNamed(name));
  if (role === 'public') throw new Error(`${name} is public: what visitors see has no list to edit`);
  const scope = requireScope(role);
  return {
    area: { name, role },
    ...{ list, one, scope },
    ...requireTexts(list),
    fields: parseFields(values.fields ?? 'name:text'),
  };
}

function newRemote(options: RemoteOptions): void {
  const { name } = options;
  const folder = path.join(root, name);
  if (existsSync(folder)) throw new Error(`${name} is there already`);
  const files = remoteFiles(options);
  const area = areaSchema.safeParse(JSON.parse(files['area.json']!));
  if (!area.success) throw new Error(prettifyError(area.error));
  const [fault] = areaFaults([...remotes().map(readArea), area.data]);
  if (fault) throw new Error(fault);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  execSync(`npx prettier --log-level warn --write ${name}`, { cwd: root, stdio: 'inherit' });
  execSync('npm install --no-audit --no-fund', { cwd: root, stdio: 'inherit' });
  console.log(`${name} is there: npm run dev -- ${name}, npm run release -- ${name}`);
  console.log(
    'Its page belongs into e2e/support/pages.ts, and its icon is a name of shared-ui/src/display/icons.tsx.',
  );
}

function newPage(options: PageOptions): void {
  const { made, edited } = createPage(options);
  console.log(`${made.length} new files:\n${made.join('\n')}`);
  console.log(
    `${edited.length} new lines in ${new Set(edited.map((line) => line.split(':')[0])).size} files:`,
  );
  console.log(edited.join('\n'));
  const comingSoon = `${options.area.name}/src/coming-soon/${options.list}-page.tsx`;
  if (existsSync(path.join(root, comingSoon))) console.log(`${comingSoon} is shown no more: remove it`);
  console.log(`Who may call what: npx jest server/src/http/permissions.test.ts -t ${options.list}`);
  console.log(`The page is there: npm run dev -- ${options.area.name}`);
}

try {
  if (positionals[0] === 'page') newPage(pageOptions(positionals[1], positionals[2]));
  else newRemote(remoteOptions(positionals[0]));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
