import { expect, test } from '@jest/globals';
import { newPassword } from './fields.ts';
import { issuedPassword } from './issued-password.ts';

const many = Array.from({ length: 2000 }, issuedPassword);

test('is 13 characters of the four kinds, each present', () => {
  for (const password of many) {
    expect(password).toMatch(/^[0-9a-zA-Z!@#$%^&*()]{13}$/);
    expect(password).not.toMatch(/[0O1lI]/);
    for (const kind of [/\d/, /[a-z]/, /[A-Z]/, /[!@#$%^&*()]/]) expect(password).toMatch(kind);
  }
});

test('is a password the contract takes', () => {
  for (const password of many.slice(0, 50)) expect(newPassword.parse(password)).toBe(password);
});

test('never repeats and uses every character at every place', () => {
  expect(new Set(many).size).toBe(many.length);
  for (let place = 0; place < 13; place += 1) {
    expect(new Set(many.map((password) => password[place])).size).toBeGreaterThan(60);
  }
});
