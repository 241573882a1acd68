import { describe, expect, test } from '@jest/globals';
import { contract } from '@portal/shared-api/contract';
import { adminProfile } from '@portal/shared-api/profiles';
import { signInAdmin } from '@portal/shared-api/session';
import { z } from 'zod';
import { addAdmin } from './testing/people.ts';
import { testPortal } from './testing/portal.ts';
import { routes } from './app.ts';
import { handle } from './http/handle.ts';
import { checkRoutes } from './http/route-check.ts';

const { app, call, database } = await testPortal();
const admin = await addAdmin(database, { level: 'level_3' });
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const post = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('every answer', () => {
  test('carries the security headers and a request id of its own', async () => {
    const [one, other] = [await get('/api/health'), await get('/api/health', { 'x-request-id': 'mine' })];
    expect(one.headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(one.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(other.headers['x-request-id']).not.toBe('mine');
    expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id']);
  });

  test('is compressed for who asks', async () => {
    const { headers } = await get('/api/docs/json', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
  });
});

describe('an address', () => {
  test.each([
    ['GET', '/api', 404, 'not_found'],
    ['GET', '/api/nothing', 404, 'not_found'],
    ['POST', '/nothing', 404, 'not_found'],
    ['GET', '/api/admin/student/SSx/details', 404, 'not_found'],
    ['GET', '/api/admin/login', 405, 'method_not_allowed'],
    ['DELETE', '/api/admin/login', 405, 'method_not_allowed'],
    ['DELETE', '/api/admin/login/', 405, 'method_not_allowed'],
    ['GET', '/api/%ff', 400, 'unreadable'],
    ['GET', '/api/admin/profile', 401, 'session_ended'],
    ['GET', '/api/admin/profile/', 401, 'session_ended'],
  ] as const)('%s %s answers %i', async (method, url, status, code) => {
    const token = url.includes('details') ? { authorization: `Bearer ${admin.token}` } : {};
    const answer = await app.inject({ method, url, headers: token });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.headers['content-type']).toContain('application/json');
  });

  test('that takes other methods names them', async () => {
    expect((await get('/api/admin/login')).headers.allow).toBe('POST');
  });

  test('answers HEAD like GET without the content', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/api/health' });
    expect([answer.statusCode, answer.payload]).toEqual([200, '']);
    expect((await app.inject({ method: 'HEAD', url: '/api/nothing' })).statusCode).toBe(404);
  });

  test('may end with a slash', async () => {
    expect((await get('/api/admin/profile/', { authorization: `Bearer ${admin.token}` })).statusCode).toBe(
      200,
    );
  });
});

describe('a body', () => {
  test.each([
    ['{"email":', 400, 'unreadable'],
    ['[]', 400, 'validation'],
    ['"text"', 400, 'validation'],
    ['null', 400, 'validation'],
    ['', 400, 'validation'],
    [JSON.stringify({ email: 'x'.repeat(2 * 1024 * 1024) }), 413, 'too_large'],
  ])('of %.20s answers %i', async (payload, status, code) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('of another type is not read', async () => {
    expect((await post('<a/>', { 'content-type': 'text/xml' })).json().code).toBe('unreadable');
  });

  test('is validated once, with texts in the language of the caller', async () => {
    const english = (await post('{}')).json();
    expect(english).toEqual({
      message: 'Please make sure all the data are correct.',
      code: 'validation',
      errors: { email: ['Email is required'], password: ['Password is required'] },
    });
    const answer = await post('{}', { 'accept-language': 'zh-Hans-MY,zh;q=0.9,en;q=0.8' });
    expect(answer.json().errors).toEqual({ email: ['请填写电子邮件'], password: ['请填写密码'] });
    expect(answer.headers['content-language']).toBe('zh-Hans');
  });

  test('does not reach the prototype of anything', async () => {
    await post('{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('may have fields nobody knows', async () => {
    const { body } = await call(signInAdmin, {
      body: { email: admin.email, password: 'wrong', role: 'admin', admin_level: 'level_3' },
    });
    expect(body.code).toBe('sign_in_failed');
  });
});

test('a failure of ours tells the id to look for, and no detail', async () => {
  await database.execute('alter table admins rename to admins_away');
  const { status, body, headers } = await call(adminProfile, {}, admin.token);
  await database.execute('alter table admins_away rename to admins');
  expect(status).toBe(500);
  expect(body).toEqual({
    message: expect.stringContaining('could not be completed'),
    code: 'internal',
    request_id: headers['x-request-id'],
  });
});

test('ready means that the database has its tables', async () => {
  expect((await get('/api/ready')).json()).toEqual({ status: 'ready' });
  await database.execute('alter table settings rename to settings_away');
  const answer = await get('/api/ready');
  await database.execute('alter table settings_away rename to settings');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  expect((await get('/api/health')).statusCode).toBe(200);
});

test('the documentation has every endpoint', async () => {
  const document = (await get('/api/docs/json')).json();
  const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(operations.sort()).toEqual(contract.map(({ name }): string => name).sort());
  expect((await get('/api/docs')).payload).toContain('swagger-ui');
});

describe('the list of routes', () => {
  const [first] = routes;
  test('is complete', () => expect(() => checkRoutes(routes, contract)).not.toThrow());
  test('may not miss one', () =>
    expect(() => checkRoutes(routes.slice(1), contract)).toThrow(`${first!.endpoint.name} has no handler`));
  test('may not have one twice', () =>
    expect(() => checkRoutes([...routes, first!], contract)).toThrow('two handlers'));
  test('may not have one that the contract lacks', () => {
    const stray = handle({ ...first!.endpoint, name: 'stray.endpoint', response: z.any() }, () => null);
    expect(() => checkRoutes([...routes, stray], contract)).toThrow('stray.endpoint is not in the contract');
  });
});
