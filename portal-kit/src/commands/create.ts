// npm run create -- <name>-app --role <role> --path <path> [--en <title>] [--ch <title>]
// npm run create -- page <area> <list> --of <one> [--en <title>] [--ch <title>]
import { execSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prettifyError } from 'zod';
import { areaSchema } from '../area/area-schema.ts';
import { createPage } from '../create/new-page.ts';
import type { PageOptions } from '../create/page-files.ts';
import { remoteFiles, type RemoteOptions } from '../create/remote-files.ts';
import { remoteNamed, remotes } from '../release/applications.ts';
import { areaFaults } from '../release/area-faults.ts';
import { readArea, root } from '../webpack/application.ts';

const USAGE = `Usage:
npm run create -- <name>-app --role admin|student|teacher|parent --path /teacher/<name> [--en <title>] [--ch <title>]
npm run create -- page <area> <list> --of <one of it> [--en <title>] [--ch <title>], as in: page admin-app subjects --of subject`;

const text = { type: 'string' } as const;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { role: text, path: text, of: text, en: text, ch: text },
});

function remoteOptions(name: string | undefined): RemoteOptions {
  if (!name || !values.role || !values.path) throw new Error(USAGE);
  // the checks of the house find an application by the end of its name
  if (!/^[a-z][a-z-]*-app$/.test(name))
    throw new Error(`${name}: a remote is called <name>-app, in small letters`);
  if (!/^(\/[a-z][a-z-]*)+$/.test(values.path))
    throw new Error(`${values.path} is no path like /teacher/library`);
  const known = areaSchema.shape.role.options.filter((role) => role !== 'public');
  const role = known.find((one) => one === values.role);
  if (!role) throw new Error(`${values.role} is no role: ${known.join(', ')}`);
  const title = values.en ?? name.slice(0, -'-app'.length);
  return {
    name,
    role,
    path: values.path,
    title: { en: title, ch: values.ch ?? title },
  };
}

function pageOptions(name: string | undefined, list: string | undefined): PageOptions {
  const one = values.of;
  if (!name || !list || !one) throw new Error(USAGE);
  for (const word of [list, one])
    if (!/^[a-z]+(-[a-z]+)*$/.test(word)) throw new Error(`${word} is no word like subject or time-slot`);
  if (list === one) throw new Error(`${list}: the list and one of it need two words`);
  const { role } = readArea(remoteNamed(name));
  if (role === 'public') throw new Error(`${name} is public: what visitors see has no list to edit`);
  const title = values.en ?? list.charAt(0).toUpperCase() + list.slice(1).replaceAll('-', ' ');
  return { area: { name, role }, list, one, title: { en: title, ch: values.ch ?? title } };
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
  console.log(createPage(options).join('\n'));
  console.log(
    `The page is there: npm run dev -- ${options.area.name}. Its fields begin with the name; who may call is in shared-api/src/${options.list}.ts.`,
  );
}

try {
  if (positionals[0] === 'page') newPage(pageOptions(positionals[1], positionals[2]));
  else newRemote(remoteOptions(positionals[0]));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
