import { expect, test } from '@jest/globals';
import { passwordProblem } from './password-rules.ts';

const own = ['mei.ling@example.com', 'Tan Mei Ling', 'SS1007'];

test.each([
  ['password', 'password_common'],
  ['12345678', 'password_common'],
  ['１２３４５６７８', 'password_common'],
  ['Password', 'password_common'],
  ['qwertyuiop', 'password_common'],
  ['aaaaaaaaaa', 'password_common'],
  ['abcdefgh', 'password_common'],
  ['87654321', 'password_common'],
  ['SinarScholars1', 'password_own'],
  ['mei.ling@example.com', 'password_own'],
  ['MEI.LING', 'password_own'],
  ['tan mei ling', 'password_own'],
  ['TanMeiLing2015', 'password_own'],
  ['ss1007', 'password_own'],
  ['demo-portal-1', null],
  ['tan mei ling likes durian', null],
  ['correct horse', null],
  ['aB3$kk29xmQz!', null],
])('%s: %s', (password, problem) => {
  expect(passwordProblem(password, own)).toBe(problem);
});

test('a Chinese name of two characters is a name too', () => {
  expect(passwordProblem('美华美华美华', ['美华'])).toBeNull();
  expect(passwordProblem('美华123456', ['美华'])).toBe('password_own');
});
