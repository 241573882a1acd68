import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { errors } from '@portal/shared-api/errors';
import { z } from 'zod';
import { errorBody, fail, HttpError, validationError } from './errors.ts';

test('docs/errors.md explains every code with its status, in no other than the catalogue’s', async () => {
  const page = await readFile(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
  const documented = [...page.matchAll(/^### `(\w+)`\n\n\*\*(\d{3})\*\* \S/gm)].map(([, code, status]) => [
    code,
    Number(status),
  ]);
  expect(Object.fromEntries(documented)).toEqual(
    Object.fromEntries(Object.entries(errors).map(([code, { status }]) => [code, status])),
  );
});

const failure = (run: () => never): HttpError => {
  try {
    return run();
  } catch (error) {
    return error as HttpError;
  }
};

test('a failure is told in the language of the caller, with its fields', () => {
  const error = failure(() => fail('validation', { fields: { referred_by: 'referral_unknown' } }));
  expect(errorBody(error, 'en', 'id')).toEqual({
    message: 'Please make sure all the data are correct.',
    code: 'validation',
    errors: { referred_by: ['This referral code is not known'] },
  });
  expect(errorBody(error, 'ch', 'id').errors).toEqual({ referred_by: ['找不到此推荐码'] });
});

test('only our own failures carry the request id', () => {
  expect(errorBody(new HttpError('internal'), 'en', 'id').request_id).toBe('id');
  expect(errorBody(new HttpError('not_found'), 'en', 'id')).not.toHaveProperty('request_id');
});

test('problems of fields and files are told together', () => {
  const result = z.object({ a: z.string({ error: 'required' }) }).safeParse({});
  const error = validationError(result.error, { proof: { code: 'file_too_large', params: { max: 10 } } });
  expect(errorBody(error, 'en', 'id').errors).toEqual({
    a: ['Input is required'],
    proof: ['This file is larger than 10 MB'],
  });
});
