import { expect, test } from '@jest/globals';
import { areaSchema } from '../area/area-schema.ts';
import { areaFaults } from '../release/area-faults.ts';
import { pageImport } from '../release/page-import.ts';
import { remoteFiles } from './remote-files.ts';

const files = remoteFiles({
  name: 'library-app',
  role: 'teacher',
  path: '/teacher/lost-books',
  title: { en: 'Teacher’s books', ch: '图书' },
  purpose: { en: 'Books that were lost.', ch: '遗失的书。' },
});

test('its data hold to the schema and to what areas have to keep', () => {
  const area = areaSchema.parse(JSON.parse(files['area.json']!));
  expect(areaFaults([area])).toEqual([]);
  expect(area).toMatchObject({ name: 'library-app', role: 'teacher', pages: ['/teacher/lost-books'] });
});

test('the page that is exposed is there', () => {
  const page = pageImport(files['src/area.tsx']!, '/teacher/lost-books')!;
  expect(files[page.replace('./', 'src/')]).toContain('function LostBooksPage()');
});

test('a title with a quotation mark stays text', () => {
  const { 'src/texts/en.ts': texts } = remoteFiles({
    name: 'library-app',
    role: 'teacher',
    path: '/teacher/library',
    title: { en: "Teacher's books", ch: '图书' },
    purpose: { en: 'Books that were lost.', ch: '遗失的书。' },
  });
  expect(texts).toContain(String.raw`title: 'Teacher\'s books'`);
});
