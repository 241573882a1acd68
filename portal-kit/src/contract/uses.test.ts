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
  ]);
});

test('a module that is imported whole is used whole', () => {
  expect(used("const later = () => import('@portal/shared-ui/list');")).toEqual(['@portal/shared-ui/list *']);
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
