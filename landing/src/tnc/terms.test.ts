import { expect, test } from '@jest/globals';
import ch from './terms-ch.ts';
import en from './terms-en.ts';

test('both languages have the eight sections in the same order, each with the same number of paragraphs', () => {
  expect(en).toHaveLength(8);
  expect(ch.map(({ id, paragraphs }) => [id, paragraphs.length])).toEqual(
    en.map(({ id, paragraphs }) => [id, paragraphs.length]),
  );
});
