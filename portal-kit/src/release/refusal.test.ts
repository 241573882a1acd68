import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { platformCodes } from '@portal/shared-api/platform-codes';
import { root } from '../webpack/application.ts';
import { inWords, Refusal } from './refusal.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('docs/platform-errors.md explains every code, and no other', () => {
  const page = read('docs/platform-errors.md');
  const explained = [...page.matchAll(/^### `([\w-]+)`\n\n\*\*\w[^*]+\*\* \S/gm)].map(([, code]) => code);
  expect(explained.toSorted()).toEqual([...platformCodes].sort());
});

test('every code is said somewhere', () => {
  const sources = globSync('{shell,server,portal-kit}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map(read)
    .join('\n');
  // `${part}-unavailable`, for the parts of part-unavailable.ts
  const unsaid = platformCodes.filter(
    (code) => !sources.includes(`'${code}'`) && !code.endsWith('-unavailable'),
  );
  expect(unsaid).toEqual([]);
});

test('a command says where its refusal is explained', () => {
  expect(inWords(new Refusal('version-taken', '1.2.0 was released before'))).toBe(
    '1.2.0 was released before\nversion-taken: docs/platform-errors.md#version-taken',
  );
  expect(inWords(new Error('no'))).toBe('no');
});
