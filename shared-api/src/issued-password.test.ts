import { expect, jest, test } from '@jest/globals';
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

test('draws again what would favour the first characters, and nothing else', () => {
  const kinds = [7, 250, 24, 240, 23, 250, 9];
  const others = [201, ...Array<number>(9).fill(0)];
  // Without shuffling: each character is swapped with itself.
  const places = Array.from({ length: 12 }, (_, at) => 12 - at);
  const draws = [...kinds, ...others, ...places];
  const source = jest.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
    (into as unknown as Uint8Array)[0] = draws.shift()!;
    return into;
  });
  try {
    expect(issuedPassword()).toBe('9zZ)222222222');
    expect(draws).toEqual([]);
  } finally {
    source.mockRestore();
  }
});
