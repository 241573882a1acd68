// npm run create -- <name>-app --role <role> --path <path> [--en <title>] [--ch <title>]
import { execSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prettifyError } from 'zod';
import { areaSchema } from '../area/area-schema.ts';
import { remoteFiles, type RemoteOptions } from '../create/remote-files.ts';
import { remotes } from '../release/applications.ts';
import { areaFaults } from '../release/area-faults.ts';
import { readArea, root } from '../webpack/application.ts';

const USAGE =
  'npm run create -- <name>-app --role admin|student|teacher|parent --path /teacher/<name> [--en <title>] [--ch <title>]';

function options(): RemoteOptions {
  const text = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: text, path: text, en: text, ch: text },
  });
  const name = positionals[0];
  if (!name || !values.role || !values.path) throw new Error(`Usage: ${USAGE}`);
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

try {
  const wanted = options();
  const folder = path.join(root, wanted.name);
  if (existsSync(folder)) throw new Error(`${wanted.name} is there already`);
  const files = remoteFiles(wanted);
  const area = areaSchema.safeParse(JSON.parse(files['area.json']!));
  if (!area.success) throw new Error(prettifyError(area.error));
  const [fault] = areaFaults([...remotes().map(readArea), area.data]);
  if (fault) throw new Error(fault);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  execSync(`npx prettier --log-level warn --write ${wanted.name}`, { cwd: root, stdio: 'inherit' });
  execSync('npm install --no-audit --no-fund', { cwd: root, stdio: 'inherit' });
  console.log(`${wanted.name} is there: npm run dev -- ${wanted.name}, npm run release -- ${wanted.name}`);
  console.log(
    'Its page belongs into e2e/support/pages.ts, and its icon is a name of shared-ui/src/display/icons.tsx.',
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
