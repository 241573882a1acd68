import { expect, test } from '@jest/globals';
import { DrizzleQueryError } from 'drizzle-orm';
import fastify from 'fastify';
import { answerError } from './answer-errors.ts';

const withCode = (code: string) => Object.assign(new Error('said by the driver'), { code });
const asked = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test.each([
  ['no connection of the pool became free', new Error('timeout exceeded when trying to connect'), 503],
  ['the same under a query', asked(new Error('timeout exceeded when trying to connect')), 503],
  ['the connection broke', asked(new Error('Connection terminated unexpectedly')), 503],
  ['PostgreSQL stops', asked(withCode('57P01')), 503],
  ['a character that no text can hold', asked(withCode('22021')), 400],
  ['a wrong statement', asked(withCode('42P01')), 500],
])('%s', async (_, error, status) => {
  const app = fastify();
  app.setErrorHandler(answerError);
  app.get('/', () => {
    throw error;
  });
  expect((await app.inject('/')).statusCode).toBe(status);
});
