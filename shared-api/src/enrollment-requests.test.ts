import { expect, test } from '@jest/globals';
import { missingCompulsory } from './enrollment-requests.ts';

const offer = (id: number, subject: number, is_elective: 0 | 1 = 0) => ({
  id,
  subject: { id: subject, name: `Subject ${subject}`, is_elective },
});
const offered = [offer(1, 10), offer(2, 10), offer(3, 20), offer(4, 30, 1)];

test.each<[string, 'daycare' | 'tuition', number[], number[]]>([
  ['tuition needs none', 'tuition', [], []],
  ['daycare needs each compulsory subject once', 'daycare', [], [10, 20]],
  ['any class of the subject will do', 'daycare', [2], [20]],
  ['an elective one does not count', 'daycare', [1, 4], [20]],
  ['all covered', 'daycare', [2, 3], []],
  ['a class that is not offered covers nothing', 'daycare', [9, 3], [10]],
])('%s', (_, type, chosen, missing) => {
  expect(missingCompulsory(type, offered, new Set(chosen)).map(({ id }) => id)).toEqual(missing);
});

test('a compulsory subject without any class is not missed', () => {
  expect(missingCompulsory('daycare', [], new Set())).toEqual([]);
});
