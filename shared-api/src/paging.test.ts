import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { contract } from './contract.ts';
import { lastPage, pageQuery } from './paging.ts';

test.each([
  [undefined, 1],
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['x', 1],
  ['', 1],
  ['143165578', 143_165_578],
  ['2147483648', 2_147_483_647],
  ['99999999999999999999', 2_147_483_647],
])('page %j is page %d', (page, number) => expect(pageQuery.parse({ page })).toEqual({ page: number }));

test('the contract says of every page parameter that nothing is a wrong one', () => {
  const paged = contract.flatMap(({ name, query }) =>
    query && 'page' in query.shape ? [{ name, query }] : [],
  );
  expect(paged.length).toBeGreaterThan(4);
  for (const { name, query } of paged) {
    const { properties } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
    expect({ name, page: properties?.['page'] }).toMatchObject({
      page: { description: expect.stringContaining('means 1, and is no error') },
    });
  }
});

test('a list without rows has one page', () => expect([0, 15, 16].map(lastPage)).toEqual([1, 1, 2]));
