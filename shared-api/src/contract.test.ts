import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { answerMessages } from './answer-messages.ts';
import { contract } from './contract.ts';
import { fillPath } from './endpoint.ts';
import { fieldErrors } from './issues.ts';
import { errors } from './errors.ts';
import { fieldMessages } from './field-messages.ts';
import { messageText, textIn } from './messages.ts';
import { notices } from './notices.ts';
import { paymentFilters } from './payments-admin.ts';

const parameters = (path: string) => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]);

test('names and addresses are unique', () => {
  const names = contract.map((one) => one.name);
  const addresses = contract.map((one) => `${one.method} ${one.path.replace(/:\w+/g, ':')}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(contract.map((one) => [one.name, one] as const))('%s is described whole', (_, one) => {
  expect(parameters(one.path).toSorted()).toEqual(Object.keys(one.params?.shape ?? {}).toSorted());
  // two words at least say what it is
  expect(one.summary).toMatch(/\S \S/);
  if (one.access !== 'public') expect(Object.keys(one.access).length).toBeGreaterThan(0);
});

describe('what a form can get wrong has words of its own', () => {
  /** Not typed by anybody: the portal sends back what it has read. */
  const unseen = ['version', 'v'];
  const forms = contract.filter(({ name }) => name !== 'telemetry.report');
  const inputs = forms.flatMap((one) =>
    [one.body, one.query, one.params].flatMap((input) =>
      Object.entries<z.ZodType>(input?.shape ?? {})
        .filter(([field]) => !unseen.includes(field))
        .map(([field, schema]) => [`${one.name} ${field}`, schema] as const),
    ),
  );
  const typed = [
    '',
    'x',
    '-1',
    '0',
    '1e9',
    '１００',
    '2026-02-30',
    'Januari-2026',
    '25:00',
    'x'.repeat(2_000),
  ];
  const item = { title: 'Tuition', value: '120.00', show: true };
  const lists = [
    Array.from({ length: 1000 }, (_, at) => `SS${at}`),
    Array.from({ length: 1000 }, (_, at) => at + 1),
    Array.from({ length: 1000 }, (_, at) => ({ ...item, title: `${at}` })),
    ...typed.flatMap((text) => [[{ ...item, title: text }], [{ ...item, value: text }]]),
  ];
  const credits = typed.flatMap((text) => [
    { type: 'add', amount: text },
    { type: text, amount: '5.00' },
  ]);

  test.each(inputs)('%s', (_, schema) => {
    for (const value of [undefined, ...typed, ...lists, ...credits]) {
      const { error } = schema.safeParse(value);
      const texts = error ? Object.values(fieldErrors(error, 'en')).flat() : [];
      expect([value, texts]).not.toEqual([value, expect.arrayContaining([fieldMessages.invalid.en])]);
    }
  });

  test('a search that is too long says how long it may be', () => {
    const { error } = paymentFilters.safeParse({ search: 'x'.repeat(101) });
    expect(fieldErrors(error!, 'en')).toEqual({ search: ['Please use at most 100 characters'] });
    expect(fieldErrors(error!, 'ch')).toEqual({ search: ['最多 100 个字'] });
  });
});

/** All nested schemas, by path. */
function* inside(schema: z.ZodType, at: string): Generator<[string, z.ZodType]> {
  yield [at, schema];
  const {
    shape,
    element,
    innerType,
    in: before,
    out,
    options,
    valueType,
  } = schema.def as never as Record<string, z.ZodType> & {
    shape?: Record<string, z.ZodType>;
    options?: z.ZodType[];
  };
  for (const [field, one] of Object.entries(shape ?? {})) yield* inside(one, `${at} ${field}`);
  for (const one of [element, innerType, before, out, valueType, ...(options ?? [])])
    if (one) yield* inside(one, at);
}

test('every number that a call takes fits the columns of the database', () => {
  const numbers = contract.flatMap((one) =>
    [one.body, one.query, one.params].flatMap((input) => (input ? [...inside(input, one.name)] : [])),
  );
  const unbound = numbers.filter(
    ([, schema]) => schema instanceof z.ZodNumber && (schema.maxValue ?? Infinity) > 2_147_483_647,
  );
  // An amount is checked as text: `amount` of fields.ts.
  const amounts = /amount|value|price/;
  expect(unbound.map(([at]) => at).filter((at) => !amounts.test(at))).toEqual([]);
  expect(numbers.filter(([, schema]) => schema instanceof z.ZodNumber).length).toBeGreaterThan(20);
});

test('path parameters survive slashes and quotes', () => {
  expect(fillPath('/admin/student/search/:term', { term: "A/L D'Cruz %" })).toBe(
    "/admin/student/search/A%2FL%20D'Cruz%20%25",
  );
  expect(() => fillPath('/x/:id')).toThrow('missing path parameter id');
});

test('every code has a text in both languages, and parameters are the same in both', () => {
  for (const [code, text] of Object.entries({ ...fieldMessages, ...answerMessages, ...errors, ...notices })) {
    const inBraces = (value: string) => value.match(/\{+\w+\}+/g) ?? [];
    expect([code, inBraces(text.ch).toSorted()]).toEqual([code, inBraces(text.en).toSorted()]);
    for (const parameter of inBraces(text.en))
      expect([code, parameter]).toEqual([code, expect.stringMatching(/^\{\{\w+\}\}$/)]);
  }
  expect(messageText('too_long', 'en', { max: 5 })).toBe('Please use at most 5 characters');
});

test.each([
  [1, 'Too many attempts. Please try again in 1 minute.', '尝试次数过多，请在 1 分钟后再试。'],
  [14, 'Too many attempts. Please try again in 14 minutes.', '尝试次数过多，请在 14 分钟后再试。'],
])('%i of something has its word', (minutes, en, ch) => {
  expect(textIn(errors.too_many_requests, 'en', { minutes })).toBe(en);
  expect(textIn(errors.too_many_requests, 'ch', { minutes })).toBe(ch);
});
