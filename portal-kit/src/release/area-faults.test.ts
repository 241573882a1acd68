import { expect, test } from '@jest/globals';
import { areaFaults } from './area-faults.ts';
import { release } from './release-fixture.ts';

const { area } = release('admin-app', '1', '/admin');
const entry = {
  id: 'students',
  path: '/admin',
  label: { en: 'Students', ch: '学生' },
  icon: 'students',
  order: 1,
};

test('areas that add up have no faults', () => {
  expect(areaFaults([{ ...area, navigation: [entry] }, release('landing', '1', '/').area])).toEqual([]);
});

test.each([
  [{ contract: '^2.0.0' }, 'admin-app: contract ^2.0.0 does not take'],
  [{ pages: ['/admin', '/setting'] }, 'admin-app: page /setting is outside its paths'],
  [{ pages: ['/admin', '/administration'] }, 'admin-app: page /administration is outside its paths'],
  [{ pages: ['/admin', '/admin'] }, 'admin-app: page /admin is named twice'],
  [{ navigation: [entry, entry] }, 'admin-app: the navigation has students twice'],
  [{ navigation: [{ ...entry, path: '/admin/gone' }] }, 'leads to /admin/gone, which is no page'],
  [{ restricted: [{ path: '/reports', when: {} }] }, '/reports is restricted, but no page is there'],
])('%j is a fault', (change, fault) => {
  expect(areaFaults([{ ...area, ...change }])[0]).toContain(fault);
});

test('a page of two areas is a fault', () => {
  expect(areaFaults([area, { ...area, name: 'parent-app', paths: ['/admin'] }])).toEqual([
    'admin-app and parent-app both serve /admin',
  ]);
});
