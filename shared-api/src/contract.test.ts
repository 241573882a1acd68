import { expect, test } from '@jest/globals';
import { contract } from './contract.ts';
import { fillPath } from './endpoint.ts';
import { errors, fieldMessages, messageText } from './messages.ts';

const parameters = (path: string) => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]);

test('names and addresses are unique', () => {
  const names = contract.map((one) => one.name);
  const addresses = contract.map((one) => `${one.method} ${one.path.replace(/:\w+/g, ':')}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(contract.map((one) => [one.name, one] as const))('%s is described whole', (_, one) => {
  expect(parameters(one.path).toSorted()).toEqual(Object.keys(one.params?.shape ?? {}).toSorted());
  expect(one.summary.length).toBeGreaterThan(10);
  if (one.access !== 'public') expect(Object.keys(one.access).length).toBeGreaterThan(0);
});

test('path parameters survive slashes and quotes', () => {
  expect(fillPath('/admin/student/search/:term', { term: "A/L D'Cruz %" })).toBe(
    "/admin/student/search/A%2FL%20D'Cruz%20%25",
  );
  expect(() => fillPath('/x/:id')).toThrow('missing path parameter id');
});

test('every code has a text in both languages, and parameters are the same in both', () => {
  for (const [code, text] of Object.entries({ ...fieldMessages, ...errors })) {
    const inBraces = (value: string) => value.match(/\{\w+\}/g) ?? [];
    expect([code, inBraces(text.ch).toSorted()]).toEqual([code, inBraces(text.en).toSorted()]);
  }
  expect(messageText('too_long', 'en', { max: 5 })).toBe('Please use at most 5 characters');
});

test.each([
  [1, 'Too many attempts. Please try again in 1 minute.', '尝试次数过多，请在 1 分钟后再试。'],
  [14, 'Too many attempts. Please try again in 14 minutes.', '尝试次数过多，请在 14 分钟后再试。'],
])('%i of something has its word', (minutes, en, ch) => {
  expect(messageText('too_many_requests', 'en', { minutes })).toBe(en);
  expect(messageText('too_many_requests', 'ch', { minutes })).toBe(ch);
});
