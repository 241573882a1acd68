import { beforeAll, expect, test } from '@jest/globals';
import { i18next, startTexts } from './i18n.tsx';

beforeAll(() => {
  startTexts('en');
  i18next.addResourceBundle('en', 'kit', { paidBy: 'Paid by {{name}} today' });
});

test('a name that turns the direction of writing does not turn the words after it', () => {
  expect(i18next.t('paidBy', { name: 'Ai\u202ena' })).toBe('Paid by \u2068Ai\u202ena\u2069 today');
  expect(i18next.t('paidBy', { name: 'Ai\u2069\u202ena' })).toBe('Paid by \u2068Ai\u202ena\u2069 today');
});

test('other names stay as they were typed', () => {
  expect(i18next.t('paidBy', { name: "<Kumar A/L Raju> & O'Neil 陈" })).toBe(
    "Paid by <Kumar A/L Raju> & O'Neil 陈 today",
  );
  expect(i18next.t('paidBy', { name: 3 })).toBe('Paid by 3 today');
});
