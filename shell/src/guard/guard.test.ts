import { describe, expect, test } from '@jest/globals';
import { areaSchema, type Area } from '@portal/portal-kit/area-schema';
import {
  areaOf,
  canonicalPath,
  guardNavigation,
  homeOf,
  isBehindSignIn,
  pageOf,
  type Person,
} from './guard.ts';

const area = (data: Partial<Area>): Area =>
  areaSchema.parse({
    contract: '^1.0.0',
    title: { en: 'Area', ch: '区' },
    layout: 'dashboard',
    navigation: [],
    ...data,
  });

const areas: Area[] = [
  area({
    name: 'landing',
    role: 'public',
    layout: 'public',
    paths: ['/'],
    pages: ['/', '/teachers', '/register'],
  }),
  area({
    name: 'admin-app',
    role: 'admin',
    paths: ['/admin', '/setting'],
    pages: [
      '/admin/approval',
      '/admin/payment',
      '/admin/payment-checking',
      '/admin/reports',
      '/setting/landing',
    ],
    restricted: [
      { path: '/admin/reports', when: { adminLevels: ['level_3'] } },
      { path: '/admin/payment-checking', when: { adminLevels: ['level_2', 'level_3'] } },
    ],
  }),
  area({
    name: 'student-app',
    role: 'student',
    paths: ['/student'],
    pages: ['/student/timetable', '/student/enrollment', '/student/initialize'],
    restricted: [{ path: '/student/enrollment', when: { enrollmentOpen: true } }],
  }),
  area({ name: 'teacher-app', role: 'teacher', paths: ['/teacher'], pages: ['/teacher/timetable'] }),
  area({ name: 'parent-app', role: 'parent', paths: ['/parent'], pages: ['/parent/payments'] }),
];

const person = (role: Person['role'], rest: Partial<Person> = {}): Person => ({
  role,
  isInitialized: true,
  adminLevel: null,
  enrollmentOpen: false,
  ...rest,
});

const people: Record<string, Person | null> = {
  visitor: null,
  student: person('student'),
  'student while enrolment is open': person('student', { enrollmentOpen: true }),
  'student before setup': person('student', { isInitialized: false }),
  teacher: person('teacher'),
  parent: person('parent'),
  'admin of unknown level': person('admin'),
  level_1: person('admin', { adminLevel: 'level_1' }),
  level_2: person('admin', { adminLevel: 'level_2' }),
  level_3: person('admin', { adminLevel: 'level_3' }),
};
const everybody = Object.keys(people);

const notFound = '/pagenotfound';
const setup = '/student/initialize';

/** Address; who may enter; who is redirected elsewhere than to Page Not Found. */
const table: [address: string, enters: string[], elsewhere?: Record<string, string>][] = [
  ['/', everybody],
  ['/teachers', everybody],
  ['/teachers/', everybody],
  ['/register', everybody],
  ['/signin', everybody],
  [notFound, everybody],
  ['/no-such-page', []],
  ['/teachers/ahmad', []],
  [
    '/profile',
    everybody.filter((who) => who !== 'visitor' && who !== 'student before setup'),
    { 'student before setup': setup },
  ],
  ['/profile/other', []],
  [
    '/admin',
    [],
    Object.fromEntries(
      ['admin of unknown level', 'level_1', 'level_2', 'level_3'].map((who) => [who, '/admin/approval']),
    ),
  ],
  ['/admin/approval', ['admin of unknown level', 'level_1', 'level_2', 'level_3']],
  ['/admin/approval/', ['admin of unknown level', 'level_1', 'level_2', 'level_3']],
  ['/admin/reports', ['level_3']],
  ['/admin/payment', ['admin of unknown level', 'level_1', 'level_2', 'level_3']],
  ['/admin/payment-checking', ['level_2', 'level_3']],
  ['/admin/unknown', []],
  ['/administrator', []],
  ['/ADMIN/approval', []],
  ['/%61dmin/approval', []],
  ['//admin/approval', []],
  ['/setting/landing', ['admin of unknown level', 'level_1', 'level_2', 'level_3']],
  ['/setting', []],
  [
    '/student',
    [],
    {
      student: '/student/timetable',
      'student while enrolment is open': '/student/timetable',
      'student before setup': setup,
    },
  ],
  ['/student/timetable', ['student', 'student while enrolment is open'], { 'student before setup': setup }],
  ['/student/enrollment', ['student while enrolment is open'], { 'student before setup': setup }],
  ['/student/no-such-page', [], { 'student before setup': setup }],
  [setup, ['student before setup']],
  ['/teacher/timetable', ['teacher']],
  ['/parent/payments', ['parent']],
  ['/parent', [], { parent: '/parent/payments' }],
];

describe('guard', () => {
  for (const [address, enters, elsewhere = {}] of table) {
    test.each(everybody)(`${address} for %s`, (who) => {
      const result = guardNavigation(address, people[who]!, areas);
      if (enters.includes(who)) expect(result.kind).toBe('enter');
      else expect(result).toEqual({ kind: 'redirect', to: elsewhere[who] ?? notFound });
    });
  }

  test('names the area to load, and none for pages of the shell', () => {
    expect(guardNavigation('/setting/landing', people['level_1']!, areas)).toEqual({
      kind: 'enter',
      area: 'admin-app',
    });
    expect(guardNavigation('/signin', null, areas)).toEqual({ kind: 'enter', area: null });
  });

  test('an area that is switched off is as if it did not exist', () => {
    const rest = areas.filter((one) => one.name !== 'admin-app');
    expect(guardNavigation('/admin/approval', people['level_3']!, rest)).toEqual({
      kind: 'redirect',
      to: notFound,
    });
  });

  test('an address of no area is Page Not Found and needs no sign-in', () => {
    expect(areaOf('/admin', [])).toBeUndefined();
    expect(guardNavigation('/teachers', null, [])).toEqual({ kind: 'redirect', to: notFound });
    expect(isBehindSignIn('/teachers', [])).toBe(false);
  });

  test.each([
    ['/', false],
    ['/teachers', false],
    ['/signin', false],
    ['/no-such-page', false],
    ['/profile', true],
    ['/profile/', true],
    ['/admin/approval', true],
    ['/admin/no-such-page', true],
    ['/parent/payments', true],
  ])('%s is behind the sign-in: %s', (address, isBehind) =>
    expect(isBehindSignIn(address, areas)).toBe(isBehind),
  );

  test('the longest prefix decides', () => {
    expect(areaOf('/admin/approval', areas)?.name).toBe('admin-app');
    expect(areaOf('/administrator', areas)?.name).toBe('landing');
  });

  test('home is the profile while the page of the role does not exist', () => {
    expect(homeOf(person('parent'), areas)).toBe('/parent/payments');
    expect(homeOf(person('parent'), [])).toBe('/profile');
    expect(homeOf(person('student', { isInitialized: false }), areas)).toBe(setup);
  });

  test.each([
    ['/', '/'],
    ['//', '/'],
    ['/a/', '/a'],
    ['/a//', '/a'],
  ])('the page of %s is %s', (path, page) => expect(pageOf(path)).toBe(page));
});

test.each([
  ['//admin//approval/', '/admin/approval'],
  ['/Admin/APPROVAL', '/admin/approval'],
  ['/SignIn', '/signin'],
  ['/ADMIN', '/admin'],
  ['/Admin/nothing', '/Admin/nothing'],
  ['/admin//nothing', '/admin/nothing'],
  ['/admin/approval', '/admin/approval'],
])('%s means %s', (address, meant) => expect(canonicalPath(address, areas)).toBe(meant));
