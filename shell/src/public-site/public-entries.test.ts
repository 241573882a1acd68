import { expect, test } from '@jest/globals';
import { areaSchema } from '@portal/portal-kit/area-schema';
import type { Person } from '../guard/guard.ts';
import { publicEntries } from './public-entries.ts';

const entry = (id: string, path: string, order: number) => ({
  id,
  path,
  order,
  icon: id,
  label: { en: id, ch: id },
});

const landing = (pages: string[]) =>
  areaSchema.parse({
    name: 'landing',
    contract: '^1.0.0',
    title: { en: 'Public site', ch: '公开网站' },
    paths: ['/'],
    pages,
    role: 'public',
    layout: 'public',
    navigation: [entry('teachers', '/teachers', 20), entry('home', '/', 10)],
  });
const teacherArea = areaSchema.parse({
  ...landing(['/teacher/timetable']),
  name: 'teacher-app',
  paths: ['/teacher'],
  role: 'teacher',
  layout: 'dashboard',
  navigation: [entry('timetable', '/teacher/timetable', 5)],
});
const teacher: Person = { role: 'teacher', adminLevel: null, isInitialized: true, enrollmentOpen: null };

const paths = (...args: Parameters<typeof publicEntries>) => publicEntries(...args).map((one) => one.path);

test('a visitor finds the pages in order, then Register and Sign In', () => {
  expect(paths([landing(['/', '/teachers', '/register']), teacherArea], null)).toEqual([
    '/',
    '/teachers',
    '/register',
    '/signin',
  ]);
});

test('Register is absent while the page does not exist', () => {
  expect(paths([landing(['/', '/teachers'])], null)).toEqual(['/', '/teachers', '/signin']);
});

test('who is signed in finds Portal instead, to the home of the role', () => {
  expect(paths([landing(['/', '/teachers', '/register']), teacherArea], teacher)).toEqual([
    '/',
    '/teachers',
    '/teacher/timetable',
  ]);
});
