import { expect, test } from '@jest/globals';
import { areaSchema, type Area } from '@portal/portal-kit/area-schema';
import type { Person } from '../guard/guard.ts';
import { sidebarEntries } from './entries.ts';

const area = (role: Area['role'], navigation: object[]): Area =>
  areaSchema.parse({
    name: `${role}-app`,
    contract: '^1.0.0',
    title: { en: role, ch: role },
    paths: [`/${role}`],
    pages: [`/${role}/home`],
    role,
    layout: 'dashboard',
    navigation: navigation.map((entry, index) => ({
      path: `/${role}/${index}`,
      label: { en: 'Entry', ch: '项目' },
      icon: 'home',
      order: 100 - index,
      ...entry,
    })),
  });

const areas = [
  area('admin', [
    { id: 'reports', when: { adminLevels: ['level_3'] } },
    { id: 'payments-checking', when: { adminLevels: ['level_2', 'level_3'] } },
    { id: 'students' },
  ]),
  area('student', [{ id: 'enrollment', when: { enrollmentOpen: true } }, { id: 'timetable' }]),
];

const person = (values: Partial<Person>): Person => ({
  role: 'admin',
  adminLevel: null,
  isInitialized: true,
  enrollmentOpen: null,
  ...values,
});

test.each([
  ['an admin whose level is not known yet', {}, ['students']],
  ['level_1', { adminLevel: 'level_1' }, ['students']],
  ['level_2', { adminLevel: 'level_2' }, ['students', 'payments-checking']],
  ['level_3', { adminLevel: 'level_3' }, ['students', 'payments-checking', 'reports']],
  ['a student', { role: 'student', enrollmentOpen: false }, ['timetable']],
  [
    'a student while enrolment is open',
    { role: 'student', enrollmentOpen: true },
    ['timetable', 'enrollment'],
  ],
  ['a student before the setup', { role: 'student', isInitialized: false, enrollmentOpen: true }, []],
  ['a role without an area', { role: 'parent' }, []],
] as [string, Partial<Person>, string[]][])('%s', (_, values, expected) => {
  expect(sidebarEntries(areas, person(values)).map((entry) => entry.id)).toEqual(expected);
});
