import { expect, test } from '@jest/globals';
import { isDue } from './rules.ts';

test.each([
  ['the day it is due', '2026-03-02', 7, '2026-03-07', false],
  ['the day after', '2026-03-02', 7, '2026-03-08', true],
  ['a class late in the month', '2026-03-30', 7, '2026-03-31', true],
  ['a month to come', '2026-04-01', 7, '2026-03-31', false],
  ['a month long past', '2025-12-31', 28, '2026-01-01', true],
])('%s', (_, date, day, now, due) => expect(isDue(date, day, now)).toBe(due));
