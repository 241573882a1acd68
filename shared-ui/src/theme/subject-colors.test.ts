import { expect, test } from '@jest/globals';
import { contrast } from './contrast.ts';
import { subjectColors, subjectStyle } from './subject-colors.ts';
import { colors } from './tokens.ts';

test.each(subjectColors)('all that stands on $tint can be read: 4.5 to 1', ({ deep, tint }) => {
  for (const text of [deep, colors.ink, colors.slate])
    expect(contrast(text, tint)).toBeGreaterThanOrEqual(4.5);
});

test('a subject keeps its colour, and subjects made one after the other have their own', () => {
  const twelve = Array.from({ length: 12 }, (_, at) => subjectStyle({ id: 40 + at })['--subject']);
  expect(new Set(twelve).size).toBe(12);
  expect(subjectStyle({ id: 40 })).toEqual(subjectStyle({ id: 40 }));
});
