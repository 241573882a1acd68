import { expect, test } from '@jest/globals';
import { globSync } from 'node:fs';
import path from 'node:path';
import { common } from '../webpack/common.ts';
import { readApplication, root } from '../webpack/application.ts';
import hotTexts from './hot-texts.ts';

const rulesFor = (serve: boolean, file: string) => {
  const { module } = common(readApplication(path.join(root, 'landing')), { version: '1', output: '', serve });
  return module!.rules!.filter(
    (rule) => typeof rule === 'object' && rule && rule.enforce === 'pre' && (rule.test as RegExp).test(file),
  );
};

const files = globSync('*/src/texts/{en,ch}.ts', { cwd: root }).map((file) => path.join(root, file));

test('every file of texts takes its changes over by itself, in development alone', () => {
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    expect([file, rulesFor(true, file).length]).toEqual([file, 1]);
    expect(rulesFor(false, file)).toEqual([]);
  }
});

test.each([
  ['shared-ui', 'ch', '"ch", "kit"'],
  ['admin-app', 'en', '"en", "admin-app"'],
])('texts of %s in %s go to where pages look for them', (workspace, language, place) => {
  const resourcePath = path.join(root, workspace, 'src', 'texts', `${language}.ts`);
  const source = hotTexts.call({ resourcePath }, 'export default {};');
  expect(source).toMatch(/^export default \{\};\n/);
  expect(source).toContain(`addResourceBundle(${place}, `);
});
