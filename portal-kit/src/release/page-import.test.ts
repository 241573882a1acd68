import { expect, test } from '@jest/globals';
import { pageImport } from './page-import.ts';

const source = `export default defineArea({
  pages: [
    { path: '/', load: () => import('./home/home-page.tsx') },
    {
      path: '/teachers',
      load: () => import('./teachers/teachers-page.tsx'),
    },
  ],
  texts: { en: () => import('./texts/en.ts') },
});`;

test.each([
  ['/', './home/home-page.tsx'],
  ['/teachers', './teachers/teachers-page.tsx'],
  ['/gone', undefined],
])('the module of page %s is %s', (page, module) => {
  expect(pageImport(source, page)).toBe(module);
});
