import { expect, test } from '@jest/globals';
import { takenOver } from './take-over.ts';

const day = (title: string, value: string) => ({ title, value });

test.each([
  {
    what: 'a field that nobody touched takes the new value',
    was: { name: 'A' },
    now: { name: 'B' },
    typed: { name: 'A' },
    taken: { name: 'B' },
  },
  {
    what: 'a field that was touched keeps what was typed',
    was: { name: 'A' },
    now: { name: 'B' },
    typed: { name: 'C' },
    taken: {},
  },
  {
    what: 'a field that nobody else changed stays',
    was: { name: 'A' },
    now: { name: 'A' },
    typed: { name: 'C' },
    taken: {},
  },
  { what: 'empty is empty', was: { ic: null }, now: { ic: '1' }, typed: { ic: '' }, taken: { ic: '1' } },
  {
    what: 'what was emptied elsewhere',
    was: { ic: '1' },
    now: { ic: null },
    typed: { ic: '1' },
    taken: { ic: null },
  },
  {
    what: 'chosen values are one field',
    was: { ids: [1] },
    now: { ids: [1, 2] },
    typed: { ids: [1, 3] },
    taken: {},
  },
  {
    what: 'a row that was added elsewhere stands beside one that was added here',
    was: { rows: [day('Daycare', '1')] },
    now: { rows: [day('Daycare', '2'), day('Books', '5')] },
    typed: { rows: [day('Daycare', '1'), day('Lunch', '9')] },
    taken: { rows: [day('Daycare', '2'), day('Lunch', '9'), day('Books', '5')] },
  },
  {
    what: 'a row that was changed here stays, one that was removed here does not come back',
    was: { rows: [day('Daycare', '1'), day('Books', '5')] },
    now: { rows: [day('Daycare', '2'), day('Books', '6')] },
    typed: { rows: [day('Daycare', '3')] },
    taken: { rows: [day('Daycare', '3')] },
  },
  {
    what: 'a row that was removed elsewhere goes',
    was: { rows: [{ student_id: 'SS1' }, { student_id: 'SS2' }] },
    now: { rows: [{ student_id: 'SS2' }] },
    typed: { rows: [{ student_id: 'SS1' }, { student_id: 'SS2' }, { student_id: 'SS3' }] },
    taken: { rows: [{ student_id: 'SS2' }, { student_id: 'SS3' }] },
  },
])('$what', ({ was, now, typed, taken }) => {
  expect(takenOver(was, now, typed)).toEqual(taken);
});
