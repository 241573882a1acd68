import { expect, test } from '@jest/globals';
import { usesIn } from './uses.ts';

const used = (source: string) => [...usesIn(source)].sort();

test('entries and exports that are imported to run, and no types', () => {
  const source = `
    import { Button, type ButtonKind } from '@portal/shared-ui/button';
    import type { Column } from '@portal/shared-ui/list';
    import { useState } from 'react';
    import { own } from './own.ts';
  `;
  expect(used(source)).toEqual(['@portal/shared-ui/button Button']);
});

test('props of components, under the name of the export', () => {
  const source = `
    import { Button as Press } from '@portal/shared-ui/button';
    export const Page = () => <Press kind="primary" onClick={() => {}} {...rest}>x</Press>;
  `;
  expect(used(source)).toEqual([
    '@portal/shared-ui/button Button',
    '@portal/shared-ui/button Button(kind)',
    '@portal/shared-ui/button Button(onClick)',
  ]);
});

test('what functions are given, by position and by name', () => {
  const source = `
    import { useList } from '@portal/shared-ui/list';
    const list = useList(students, { filters, params: { id } });
  `;
  expect(used(source)).toEqual([
    '@portal/shared-ui/list useList',
    '@portal/shared-ui/list useList(0)',
    '@portal/shared-ui/list useList(1)',
    '@portal/shared-ui/list useList(1.filters)',
    '@portal/shared-ui/list useList(1.params)',
    '@portal/shared-ui/list useList(1.params.id)',
  ]);
});

test('a module that is imported whole is used whole', () => {
  expect(used("const later = () => import('@portal/shared-ui/list');")).toEqual(['@portal/shared-ui/list *']);
});

test('of a module that comes later, what its answer is taken apart into', () => {
  const taken = (names: string) => used(`import('@portal/shared-ui/list').then((${names}) => [1]);`);
  expect(taken('{ useList, ListPage: Page }')).toEqual([
    '@portal/shared-ui/list ListPage',
    '@portal/shared-ui/list useList',
  ]);
  for (const any of ['list', '{ useList, ...others }', ''])
    expect(taken(any)).toEqual(['@portal/shared-ui/list *']);
  expect(used("import * as list from '@portal/shared-ui/list';")).toEqual(['@portal/shared-ui/list *']);
});

test('a source without elements may have type parameters that look like one', () => {
  const source = `
    import { call } from '@portal/shared-api/client';
    export const ask = async <Answer>(work: () => Promise<Answer>) => call(work);
  `;
  expect([...usesIn(source, false)]).toEqual([
    '@portal/shared-api/client call',
    '@portal/shared-api/client call(0)',
  ]);
});

test('members of what is written in a prop, also through constants, functions, lists and spreads', () => {
  const source = `
    import { ListPage } from '@portal/shared-ui/list';
    const first = { key: 'a', title: 'A' };
    const more = () => [{ key: 'b', ...first, nowrap: true }];
    const props = { label: 'x', list: { page: 1 } };
    export const Page = ({ wide, rows }) => (
      <ListPage
        {...props}
        columns={[first, ...more(), wide ? { width: 1 } : null, ...rows.map((row) => ({ minor: row.minor }))]}
        actions={(row) => [{ word: 'w', onClick: () => row }]}
      />
    );
  `;
  const line = '@portal/shared-ui/list ListPage';
  expect(used(source)).toEqual([
    line,
    ...[
      ...['actions()[]', 'actions()[].onClick', 'actions()[].word', 'actions', 'columns', 'columns[]'],
      ...['columns[].key', 'columns[].minor', 'columns[].nowrap', 'columns[].title', 'columns[].width'],
      ...['label', 'list', 'list.page'],
    ].map((path) => `${line}(${path})`),
  ]);
});

test('members of what is written under a type of the contract', () => {
  const source = `
    import type { Column, RowAction } from '@portal/shared-ui/data-table';
    const columns: readonly Column<Row>[] = [{ key: 'a', heading: true }];
    const actions = (row: Row): RowAction[] => [{ label: 'x' }];
    const one = { title: 'x' } satisfies Column<Row>;
    const other: Row = { unknown: 1 };
  `;
  const entry = '@portal/shared-ui/data-table';
  expect(used(source)).toEqual([
    `${entry} Column.heading`,
    `${entry} Column.key`,
    `${entry} Column.title`,
    `${entry} RowAction.label`,
  ]);
});

test('a name that is declared twice, or stands for itself, tells nothing', () => {
  const source = `
    import { Chip } from '@portal/shared-ui/chip';
    const one = () => { const of = { a: 1 }; };
    const other = () => { const of = { b: 1 }; const self = { ...self }; return <Chip of={of} {...self} />; };
  `;
  expect(used(source)).toEqual(['@portal/shared-ui/chip Chip', '@portal/shared-ui/chip Chip(of)']);
});
