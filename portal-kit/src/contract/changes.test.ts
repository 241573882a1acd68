import { expect, test } from '@jest/globals';
import { changesOf, renewed, versionAfter } from './changes.ts';
import {
  deprecationOf,
  parseContract,
  printContract,
  withDeprecation,
  withoutDeprecation,
  type Surface,
} from './surface.ts';

const before = parseContract(`
1.0.0 button Button: => Element
1.0.0 button Button(icon): ? 'add' | 'edit'
1.0.0 button Button(label): string
1.2.0 list Column: object
1.2.0 list Column.title: string
1.0.0 list ListPage: => Element
1.0.0 list ListPage(columns): Column[]
1.0.0 payments create: object
1.0.0 payments create.body.amount: string
1.0.0 payments create.response.id: number
`);

const as = (change: (surface: Surface) => void): Surface => {
  const surface: Surface = new Map([...before].map(([key, { type }]) => [key, type]));
  change(surface);
  return surface;
};

const versionWith = (change: (surface: Surface) => void) =>
  versionAfter('1.2.0', changesOf(before, as(change)));

test('nothing changed', () => {
  expect(versionWith(() => undefined)).toBe('1.2.0');
});

test.each<[string, (surface: Surface) => void]>([
  ['an entry with an export', (surface) => surface.set('chip Chip', '=> Element')],
  [
    'an export',
    (surface) => surface.set('button IconButton', '=> Element').set('button IconButton(label)', 'string'),
  ],
  ['a prop that may be left out', (surface) => surface.set('button Button(busy)', '? boolean')],
  [
    'one more value that a prop takes',
    (surface) => surface.set('button Button(icon)', "? 'add' | 'edit' | 'move'"),
  ],
  [
    'an argument that may be left out, with a member that may not',
    (surface) => surface.set('button Button(menu)', '? object').set('button Button(menu.items)', 'string[]'),
  ],
  [
    'a list that may be left out, whose items have a member that may not',
    (surface) =>
      surface.set('button Button(items[])', '? object').set('button Button(items[].key)', 'string'),
  ],
  [
    'a function that wants something',
    (surface) => surface.set('money sum', '=> string').set('money sum(0)', 'x'),
  ],
  ['a prop that may be left out now', (surface) => surface.set('button Button(label)', '? string')],
  ['a member of an answer', (surface) => surface.set('payments create.response.no', 'string')],
  [
    'a field of a call that may be left out',
    (surface) => surface.set('payments create.body.note', '? string'),
  ],
])('added: %s', (_, change) => {
  expect(versionWith(change)).toBe('1.3.0');
});

test.each<[string, (surface: Surface) => void]>([
  ['an export', (surface) => surface.delete('button Button')],
  ['a prop', (surface) => surface.delete('button Button(icon)')],
  ['the type of a prop', (surface) => surface.set('button Button(label)', 'ReactNode')],
  ['a value that a prop takes no more', (surface) => surface.set('button Button(icon)', "? 'add'")],
  ['a prop that must be there now', (surface) => surface.set('button Button(kind)', 'string')],
  ['a prop that may not be left out now', (surface) => surface.set('button Button(icon)', "'add' | 'edit'")],
  ['a member of an answer', (surface) => surface.delete('payments create.response.id')],
  ['a member that may be missing now', (surface) => surface.set('list Column.title', '? string')],
  ['a field of a call that must be there now', (surface) => surface.set('payments create.body.no', 'string')],
])('removed or changed: %s', (_, change) => {
  expect(versionWith(change)).toBe('2.0.0');
});

const since = (change: (surface: Surface) => void) => {
  const next = renewed(before, as(change), '2.0.0');
  return [...next].flatMap(([key, line]) => (line.since === '2.0.0' ? key : [])).sort();
};

test('what is new has the new version, and what was widened keeps its own', () => {
  expect(
    since((surface) =>
      surface.set('button Button(busy)', '? boolean').set('button Button(icon)', "? 'add' | 'edit' | 'x'"),
    ),
  ).toEqual(['button Button(busy)']);
});

test('a changed prop concerns those who hand it in', () => {
  expect(since((surface) => surface.set('button Button(label)', 'number'))).toEqual(['button Button(label)']);
});

test('a new demand, and a changed answer, concern everybody who uses the export', () => {
  expect(since((surface) => surface.set('button Button(kind)', 'string'))).toEqual([
    'button Button',
    'button Button(kind)',
  ]);
  expect(since((surface) => surface.set('payments create.response.id', 'string'))).toEqual([
    'payments create',
    'payments create.response.id',
  ]);
});

test('a changed type concerns what is made of it', () => {
  expect(since((surface) => surface.set('list Column.title', 'number'))).toEqual([
    'list Column',
    'list Column.title',
    'list ListPage',
    'list ListPage(columns)',
  ]);
});

test('a contract is written as it is read, in the order of its names', () => {
  const text = printContract(before);
  expect(printContract(parseContract(text))).toBe(text);
  expect(() => parseContract('1.0 nothing')).toThrow('not a line of a contract: 1.0 nothing');
});

test('what is to go some day is a smaller change, and keeps the version that it came with', () => {
  const words = '@deprecated  Say add.\nGoes after 31 December 2026.';
  const line = 'button Button(icon)';
  const type = withDeprecation(before.get(line)!.type, words.replace('@deprecated', ''));
  const surface = as((one) => one.set(line, type));
  expect(changesOf(before, surface)).toEqual({ added: [], widened: [line], broken: [] });
  const next = renewed(before, surface, '1.3.0');
  const written = parseContract(printContract(next)).get(line)!;
  expect([written.since, deprecationOf(written.type)]).toEqual([
    '1.0.0',
    'Say add. Goes after 31 December 2026.',
  ]);
  const more = as((one) => one.set(line, `${withoutDeprecation(type)} | 'move'`));
  expect(changesOf(next, more).broken).toEqual([]);
});
