import { expect, test } from '@jest/globals';
import { amount, email, ic, newPassword, optionalIc, phone, text } from '@portal/shared-api/fields';
import type { z } from 'zod';
import { isRequired, rulesOf } from './rules.ts';

async function problem(schema: z.ZodType, value: unknown, language: 'en' | 'ch' = 'en') {
  const [rule] = rulesOf(schema, language);
  const { validator } = rule as { validator: (rule: unknown, value: unknown) => Promise<void> };
  return validator(rule, value).then(
    () => null,
    (error: Error) => error.message,
  );
}

test.each([
  ['required text', text(), undefined, 'Input is required'],
  ['blank text', text(), '   ', 'Input is required'],
  ['text', text(), 'Kumar A/L Raju', null],
  ['too long', text(3), 'abcd', 'Please use at most 3 characters'],
  ['no e-mail', email, undefined, 'Email is required'],
  ['wrong e-mail', email, 'a@b', 'Invalid Email Format'],
  ['only the prefix', phone, '+60', 'Phone number is required'],
  ['short phone', phone, '+60123', 'Invalid Malaysia phone number format'],
  ['phone', phone, '+60123456789', null],
  ['no IC', ic, '', 'IC is required'],
  ['IC of no date', ic, '109931075566', 'Wrong IC format'],
  ['IC with dashes', ic, '100131-07-5566', null],
  ['no IC where it is optional', optionalIc, '', null],
  ['zero', amount, '0', 'Price must greater than 0'],
  ['thousands', amount, '1,200', 'Use plain digits with at most 2 decimals, up to 99,999.99'],
  ['short password', newPassword, '1234567', 'Please use at least 8 characters'],
])('%s', async (_, schema, value, expected) => {
  expect(await problem(schema, value)).toBe(expected);
});

test('speaks the language on screen', async () => {
  expect(await problem(text(), '', 'ch')).toBe('请填写此项');
});

test('knows which fields may stay empty', () => {
  expect([text(), email, phone, ic, amount].map(isRequired)).toEqual([true, true, true, true, true]);
  expect(isRequired(optionalIc)).toBe(false);
});
