import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { areaSchema } from '../area/area-schema.ts';
import { areaFaults } from '../release/area-faults.ts';
import { pageImport } from '../release/page-import.ts';
import { root } from '../webpack/application.ts';
import { pageContents } from './new-page.ts';
import { pageEdits } from './page-edits.ts';
import { parseFields } from './page-fields.ts';
import type { PageOptions } from './page-files.ts';
import type { Scope } from './page-scope.ts';
import { camel, capitalize, asWords } from './words.ts';

const run = promisify(execFile);

const everyType = 'title:text, pages:number:页数, fee:money:费用, due_date:date, marked:yes/no:已批改';
const page = (
  role: PageOptions['area']['role'],
  scope: Scope,
  [list, one]: [string, string],
  fields = everyType,
): PageOptions => ({
  area: { name: `${role}-app`, role },
  ...{ list, one, scope, fields: parseFields(fields) },
  title: { en: capitalize(asWords(list)), ch: '样本' },
  purpose: { en: "What is everybody's.", ch: '大家的样本。' },
});

const pages: PageOptions[] = [
  page('admin', 'portal', ['sample-records', 'sample-record'], 'name:text'),
  page('admin', 'branch', ['sample-rooms', 'sample-room']),
  page('admin', 'own', ['sample-notes', 'sample-note'], 'name:text, due_date:date'),
  page('teacher', 'own', ['sample-homework', 'sample-homework']),
  page('teacher', 'portal', ['sample-books', 'sample-book'], 'title:text, fee:money:费用'),
  page('student', 'own', ['sample-goals', 'sample-goal'], 'title:text, marked:yes/no:已完成'),
  page('parent', 'own', ['sample-wishes', 'sample-wish'], 'title:text, pages:number:页数'),
];

/** Creates pages one after the other, each on top of the earlier ones. */
function written(some: readonly PageOptions[]): Record<string, string> {
  const contents: Record<string, string> = {};
  const read = (file: string) => contents[file] ?? readFileSync(path.join(root, file), 'utf8');
  for (const options of some) {
    const { made, edited } = pageContents(options, read);
    Object.assign(contents, made, edited);
  }
  return contents;
}

const contents = written(pages);
/** One of each scope, in two areas, with fields of every type. More would take the type checker a minute. */
const typed = pages.filter(({ list }) =>
  ['sample-records', 'sample-rooms', 'sample-homework'].includes(list),
);

/** `area.tsx` and `app.ts` import all the others, so what is new in them is checked below. */
const isChecked = (file: string) => /\.tsx?$/.test(file) && !/\/(area\.tsx|app\.ts)$/.test(file);

/** New and changed files overlay the repository, so that the type checker sees both as one. */
function overlay(folder: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const config = {
    extends: path.join(root, 'tsconfig.node.json'),
    compilerOptions: {
      rootDirs: [root, folder],
      paths: Object.fromEntries(
        typed.map(({ list }) => [
          `@portal/shared-api/${list}`,
          [path.join(folder, `shared-api/src/${list}.ts`)],
        ]),
      ),
    },
    include: [],
    files: [...Object.keys(files).filter(isChecked), path.join(root, 'browser.d.ts')],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
}

test('pages of every scope pass the type checker with the files that they change', async () => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache', 'created-page-'));
  try {
    overlay(folder, written(typed));
    const checker = path.join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [checker, '-p', folder, '--pretty', 'false']).catch(
      (failure: { stdout: string }) => failure,
    );
    expect(stdout).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 300_000);

describe.each(pages.map((options) => [options.list, options.area.role, options] as const))(
  '%s of the %s area',
  (list, role, { one, scope, area: { name } }) => {
    test('is in the data of the area and leads to the module', () => {
      const area = areaSchema.parse(JSON.parse(contents[`${name}/area.json`]!));
      expect(areaFaults([area])).toEqual([]);
      expect(area.pages).toContain(`/${role}/${list}`);
      const module = pageImport(contents[`${name}/src/area.tsx`]!, `/${role}/${list}`)!;
      expect(contents[module.replace('./', `${name}/src/`)]).toContain(
        `function ${capitalize(camel(list))}Page()`,
      );
    });

    test('has its calls, its handlers and its journey where the portal looks for them', () => {
      expect(contents['shared-api/src/contract.ts']).toContain(`\n  ${camel(list)},\n`);
      expect(contents['server/src/app.ts']).toContain(`\n  ...${camel(one)}Routes,\n`);
      expect(contents['e2e/support/pages.ts']).toContain(`'/${role}/${list}'`);
    });

    test('reaches as far as was asked for, with the calls that reach too far', () => {
      expect(contents[`shared-api/src/${list}.ts`]).toContain(`{ ${role}: { scope: '${scope}' } }`);
      const isTried = contents['server/src/testing/foreign-records.ts']!.includes(
        `...foreign${capitalize(camel(list))},`,
      );
      expect(isTried).toBe(scope !== 'portal');
      expect(`server/src/testing/foreign-${list}.ts` in contents).toBe(scope !== 'portal');
    });
  },
);

test('takes the place of a page that says Coming Soon, and of no other', () => {
  const replaced = written([page('teacher', 'own', ['remarks', 'remark'], 'title:text')]);
  const area = areaSchema.parse(JSON.parse(replaced['teacher-app/area.json']!));
  expect(areaFaults([area])).toEqual([]);
  const module = replaced['teacher-app/src/area.tsx']!;
  expect(module.match(/'\/teacher\/remarks'.*/g)).toEqual([
    "'/teacher/remarks', load: () => import('./remarks/remarks-page.tsx') },",
  ]);
  expect(replaced['e2e/support/pages.ts']!.split("'/teacher/remarks'")).toHaveLength(2);
  const edits = pageEdits(page('teacher', 'own', ['timetable', 'lesson'], 'title:text'));
  expect(() => edits['teacher-app/src/area.tsx']!(module)).toThrow('/teacher/timetable is a page already');
});

test.each([
  ['a field of an unknown type', 'name:words', /the type is one of text, number/],
  ['a field whose Chinese name nobody knows', 'name:text, colour:text', /colour needs its Chinese name/],
  ['a first field that is no text', 'date:date', /the first field is a text/],
  ['a field that every record has', 'name:text, version:number:版本', /version: every record has that/],
  ['one field twice', 'name:text, name:text', /name is there twice/],
])('refuses %s', (_, fields, message) => {
  expect(() => parseFields(fields)).toThrow(message);
});

const order = (source: string, list: RegExp) => {
  const lines = list.exec(source)![1]!.trim().split('\n');
  return { lines, sorted: lines.toSorted((a, b) => (a.trim() < b.trim() ? -1 : 1)) };
};

test.each([
  ['shared-api/src/contract.ts', /\nconst resources = \[\n([\s\S]*?)\];\n/],
  ['server/src/app.ts', /\nexport const routes[^\n]* = \[\n([\s\S]*?)\];\n/],
])('%s names its parts in the order of the alphabet, with and without these pages', (file, list) => {
  for (const source of [readFileSync(path.join(root, file), 'utf8'), contents[file]!]) {
    const { lines, sorted } = order(source, list);
    expect(lines.map((line) => line.trim())).toEqual(sorted.map((line) => line.trim()));
  }
});
