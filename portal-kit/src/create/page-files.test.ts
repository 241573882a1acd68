import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { areaSchema } from '../area/area-schema.ts';
import { areaFaults } from '../release/area-faults.ts';
import { pageImport } from '../release/page-import.ts';
import { root } from '../webpack/application.ts';
import { pageContents } from './new-page.ts';
import type { PageOptions } from './page-files.ts';

const run = promisify(execFile);

const options: PageOptions = {
  area: { name: 'admin-app', role: 'admin' },
  list: 'sample-records',
  one: 'sample-record',
  title: { en: 'Sample records', ch: '样本' },
};
const contents = pageContents(options);

/** `area.tsx` names the other pages, and these the texts as they are without this one. */
const isChecked = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('/area.tsx');

/** The files that are written or changed lie over the repository, so that the type checker sees both as one. */
function overlay(folder: string): void {
  for (const [file, content] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const config = {
    extends: path.join(root, 'tsconfig.node.json'),
    compilerOptions: {
      rootDirs: [root, folder],
      paths: {
        '@portal/shared-api/sample-records': [path.join(folder, 'shared-api/src/sample-records.ts')],
      },
    },
    include: [],
    files: [...Object.keys(contents).filter(isChecked), path.join(root, 'browser.d.ts')],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
}

test('a page that is created passes the type checker with the files that it changes', async () => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache', 'created-page-'));
  try {
    overlay(folder);
    const checker = path.join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [checker, '-p', folder, '--pretty', 'false']).catch(
      (failure: { stdout: string }) => failure,
    );
    expect(stdout).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 180_000);

test('its page is in the data of the area and leads to the module', () => {
  const area = areaSchema.parse(JSON.parse(contents['admin-app/area.json']!));
  expect(areaFaults([area])).toEqual([]);
  expect(area.pages).toContain('/admin/sample-records');
  const page = pageImport(contents['admin-app/src/area.tsx']!, '/admin/sample-records')!;
  expect(contents[page.replace('./', 'admin-app/src/')]).toContain('function SampleRecordsPage()');
});

test('its calls, its handlers and its journey are where the portal looks for them', () => {
  expect(contents['shared-api/src/contract.ts']).toContain('  sampleRecords,\n];');
  expect(contents['server/src/app.ts']).toContain('  ...sampleRecordRoutes,\n];');
  expect(contents['e2e/support/pages.ts']).toContain("'/admin/sample-records'");
});

test('the lists of the other roles have their place for it too', () => {
  for (const role of ['teacher', 'student', 'parent'] as const) {
    const other = pageContents({ ...options, area: { name: `${role}-app`, role } });
    expect(other['e2e/support/pages.ts']).toContain(`'/${role}/sample-records'`);
  }
});
