import { beforeAll, expect, test } from '@jest/globals';
import { i18next, startTexts } from './i18n.tsx';

// The texts here are of no namespace.
const textOf = i18next.t as (key: string, values: object) => string;

beforeAll(() => {
  startTexts('en');
  i18next.addResourceBundle('en', 'kit', { paidBy: 'Paid by {{name}} today' });
});

test('a name that turns the direction of writing does not turn the words after it', () => {
  expect(textOf('paidBy', { name: 'Ai\u202ena' })).toBe('Paid by \u2068Ai\u202ena\u2069 today');
  expect(textOf('paidBy', { name: 'Ai\u2069\u202ena' })).toBe('Paid by \u2068Ai\u202ena\u2069 today');
});

test('a name in Arabic or Hebrew turns no amount beside it, also where it is put into a text twice', () => {
  i18next.addResourceBundle('en', 'kit', { sent: '{{name}}, {{amount}}', told: 'Sent: {{what}}!' });
  const what = textOf('sent', { name: 'نور علي', amount: 'RM 20.00' });
  expect(what).toBe('\u2068نور علي\u2069, RM 20.00');
  expect(textOf('told', { what })).toBe('Sent: \u2068\u2068نور علي\u2069, RM 20.00\u2069!');
});

test('other names stay as they were typed', () => {
  expect(textOf('paidBy', { name: "<Kumar A/L Raju> & O'Neil 陈" })).toBe(
    "Paid by <Kumar A/L Raju> & O'Neil 陈 today",
  );
  expect(textOf('paidBy', { name: 3 })).toBe('Paid by 3 today');
});
