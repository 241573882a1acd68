import { expect, test } from '@jest/globals';
import { deprecatedIn, missing, type Needs, type Offers } from './compatibility.ts';

const ui = '@portal/shared-ui';

const offers: Offers = {
  lines: {
    [`${ui}/button Button`]: '1.0.0',
    [`${ui}/button Button(kind)`]: '1.0.0',
    [`${ui}/list useList`]: '2.0.0',
    [`${ui}/list useList(1.filters)`]: '2.0.0',
  },
  packages: { [ui]: '2.0.0' },
  libraries: { react: '19.3.1' },
};

const needs = (lines: Record<string, string>, libraries = { react: '^19.3.0' }): Needs => ({
  lines,
  packages: { [ui]: '1.0.0' },
  libraries,
});

test('a remote that uses what the shell has', () => {
  expect(
    missing(needs({ [`${ui}/button Button`]: '1.0.0', [`${ui}/button Button(kind)`]: '1.0.0' }), offers),
  ).toEqual([]);
  expect(missing(needs({ [`${ui}/list *`]: '1.0.0' }), offers)).toEqual([]);
});

test('an entry that is not there is told once', () => {
  expect(
    missing(needs({ [`${ui}/chip Chip`]: '1.3.0', [`${ui}/chip Chip(kind)`]: '1.3.0' }), offers),
  ).toEqual(['the shell does not have @portal/shared-ui/chip']);
});

test('an export that is not there is told once', () => {
  const uses = { [`${ui}/button IconButton`]: '1.3.0', [`${ui}/button IconButton(icon)`]: '1.3.0' };
  expect(missing(needs(uses), offers)).toEqual([
    'the shell does not have IconButton of @portal/shared-ui/button',
  ]);
});

test('a prop and an argument that are not there', () => {
  expect(
    missing(
      needs({ [`${ui}/button Button(busy)`]: '1.3.0', [`${ui}/list useList(1.search)`]: '2.1.0' }),
      offers,
    ),
  ).toEqual([
    'the shell does not have the prop "busy" of Button of @portal/shared-ui/button',
    'the shell does not have argument 1.search of useList of @portal/shared-ui/list',
  ]);
});

test('what was changed since', () => {
  expect(missing(needs({ [`${ui}/list useList`]: '1.0.0' }), offers)).toEqual([
    'useList of @portal/shared-ui/list is changed in 2.0.0, and this is made for that of 1.0.0',
  ]);
  expect(missing(needs({ [`${ui}/button Button`]: '3.0.0' }), offers)).toEqual([
    'Button of @portal/shared-ui/button is that of 1.0.0, and this is made for that of 3.0.0',
  ]);
});

test('what is not written down yet is only looked for', () => {
  expect(missing(needs({ [`${ui}/list useList`]: '' }), offers)).toEqual([]);
  expect(missing(needs({ [`${ui}/list useOther`]: '' }), offers)).toHaveLength(1);
});

test('another React', () => {
  expect(missing(needs({}, { react: '^20.0.0' }), offers)).toEqual([
    'this is made for react ^20.0.0, and the shell has 19.3.1',
  ]);
});

test('a member of what is handed in that is not there, unless the shell says nothing of members', () => {
  const used = needs({ [`${ui}/button Button`]: '1.0.0', [`${ui}/list Column.width`]: '2.2.0' });
  const lines = { ...offers.lines, [`${ui}/list Column.title`]: '1.0.0' };
  expect(missing(used, { ...offers, lines, isDeep: true })).toEqual([
    'the shell does not have Column.width of @portal/shared-ui/list',
  ]);
  expect(missing(used, { ...offers, lines })).toEqual([]);
});

test('what is to go is named with its day where it is used', () => {
  const deprecated = {
    [`${ui}/button Button(kind)`]: 'Say primary. Goes after 31 December 2026.',
    [`${ui}/list useList`]: 'Goes after 31 December 2026.',
  };
  const used = needs({ [`${ui}/button Button`]: '1.0.0', [`${ui}/button Button(kind)`]: '1.0.0' });
  expect(deprecatedIn(used, { ...offers, deprecated })).toEqual([
    'the prop "kind" of Button of @portal/shared-ui/button: Say primary. Goes after 31 December 2026.',
  ]);
  expect(deprecatedIn(used, offers)).toEqual([]);
});
