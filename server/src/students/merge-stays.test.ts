import { expect, test } from '@jest/globals';
import { covering } from './merge-stays.ts';

test.each([
  [
    'apart',
    [
      ['2024-01-01', '2024-03-01'],
      ['2024-05-01', null],
    ],
    [
      ['2024-01-01', '2024-03-01'],
      ['2024-05-01', null],
    ],
  ],
  [
    'overlapping',
    [
      ['2024-02-01', null],
      ['2024-01-01', '2024-06-01'],
    ],
    [['2024-01-01', null]],
  ],
  [
    'one within the other',
    [
      ['2024-01-01', null],
      ['2024-02-01', '2024-03-01'],
    ],
    [['2024-01-01', null]],
  ],
  [
    'one after the other',
    [
      ['2024-01-01', '2024-03-01'],
      ['2024-03-01', '2024-05-01'],
    ],
    [['2024-01-01', '2024-05-01']],
  ],
])('stays %s', (_, given, expected) => {
  const stays = given.map(([from, until]) => ({ from_date: from!, until_date: until! }));
  expect(covering(stays).map((stay) => [stay.from_date, stay.until_date])).toEqual(expected);
});
