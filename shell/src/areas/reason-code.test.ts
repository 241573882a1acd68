import { expect, test } from '@jest/globals';
import { AreaUnavailable } from './area-loader.ts';

const named = (name: string, message = '') => Object.assign(new Error(message), { name });

test.each([
  [named('Incompatible'), 'area-incompatible'],
  [named('TimeExceeded'), 'area-timeout'],
  [named('FileAltered'), 'area-altered'],
  [named('NotRegistered'), 'area-unregistered'],
  [named('OverrideUnusable', 'override-damaged'), 'override-damaged'],
  [new TypeError('broken'), 'area-failed'],
  ['thrown words', 'area-failed'],
])('an area that %s kept from opening is %s', (cause, code) => {
  expect(new AreaUnavailable('admin-app', 'failed', cause).code).toBe(code);
});
