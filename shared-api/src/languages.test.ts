import { expect, test } from '@jest/globals';
import { isolated, listText } from './languages.ts';
import { errors } from './errors.ts';
import { textIn } from './messages.ts';

test.each([
  'Kumar A/L Raju',
  "Nur 'Ain D’Cruz",
  '陈美玲',
  'நிஷா குமாரி',
  'Zoë\u0308 – 12.50 (SS1001)',
  '付款证明 一月.pdf',
  '',
])('%j stays as it was typed', (text) => expect(isolated(text)).toBe(text));

test.each([
  ['in Arabic', 'نور علي', 'نور علي'],
  ['in Hebrew with a vowel sign', 'שָׁלוֹם', 'שָׁלוֹם'],
  ['in both directions', 'Ali علي', 'Ali علي'],
  ['that turns what follows', 'Ai\u202ena', 'Ai\u202ena'],
  ['with a right-to-left mark alone', 'Aina\u200f', 'Aina\u200f'],
  ['that would end the isolate around it', 'Ai\u2069\u202ena', 'Ai\u202ena'],
  ['that leaves an isolate open', 'Ai\u2067na', 'Ai\u2067na\u2069'],
  ['that holds an isolated name', '\u2068علي\u2069, RM 20.00', '\u2068علي\u2069, RM 20.00'],
])('a name %s is isolated', (_, text, inside) => {
  expect(isolated(text)).toBe(`\u2068${inside}\u2069`);
});

test('names in a row and names in messages are isolated each', () => {
  expect(listText(['علي', 'Aina', 'דוד'], 'en')).toBe('\u2068علي\u2069, Aina, \u2068דוד\u2069');
  expect(textIn(errors.payment_already_processed, 'en', { name: 'علي' })).toContain('by \u2068علي\u2069.');
});
