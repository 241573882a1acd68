import { expect, test } from '@jest/globals';
import { importProblem } from './import-rules.ts';

const shared = new Set(['react', '@portal/shared-ui/router', '@portal/portal-kit/area']);

test.each(['react', '@portal/shared-ui/router', '@portal/portal-kit/area'])(
  'an area may import %s',
  (request) => expect(importProblem(request, shared)).toBeUndefined(),
);

test.each([
  ['antd', '@portal/shared-ui'],
  ['antd/es/button', '@portal/shared-ui'],
  ['@ant-design/icons', '@portal/shared-ui'],
  ['axios', '@portal/shared-api'],
  ['zod', 'schemas of the contract'],
  ['zustand', 'react state'],
  ['react-router-dom', '@portal/shared-ui/router'],
  ['@portal/shared-ui/missing', 'not an entry'],
  ['@portal/shared-ui/base.css', 'not an entry'],
  ['@portal/portal-kit/webpack', 'not an entry'],
  ['@portal/server/start', 'not an entry'],
])('an area may not import %s', (request, instead) => {
  expect(importProblem(request, shared)).toContain(instead);
});
