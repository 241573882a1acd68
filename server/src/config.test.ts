import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    demo: true,
    trustProxy: false,
    rateLimitFactor: 1,
    databaseUrl: undefined,
    remoteOrigins: [],
    overrides: { origins: [], isDevelopment: false },
  });
  expect(readConfig({}).dataFolder).toBe(path.resolve(import.meta.dirname, '../../.portal/data'));
});

test.each([
  ['text', 'warn'],
  ['json', 'info'],
])('a log in %s tells what is of level %s', (PORTAL_LOG, logLevel) => {
  expect(readConfig({ PORTAL_LOG })).toMatchObject({ logFormat: PORTAL_LOG, logLevel });
  expect(readConfig({ PORTAL_LOG, PORTAL_LOG_LEVEL: 'debug' }).logLevel).toBe('debug');
});

test('an empty variable is not set', () => {
  expect(readConfig({ PORT: '', PORTAL_DATA: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('what is set counts', () => {
  const config = readConfig({
    PORT: '0',
    PORTAL_DATA: '/var/lib/portal',
    DATABASE_URL: 'postgres://portal@db.example/portal',
    PORTAL_DEMO: '0',
    PORTAL_TRUST_PROXY: 'loopback, 10.0.0.0/8',
    PORTAL_REMOTE_ORIGINS: 'https://remotes.example/path',
    PORTAL_OVERRIDE_ORIGINS: 'http://localhost:4000, https://builds.example/x',
  });
  expect(config).toMatchObject({
    port: 0,
    dataFolder: '/var/lib/portal',
    demo: false,
    trustProxy: ['loopback', '10.0.0.0/8'],
    remoteOrigins: ['https://remotes.example'],
    overrides: { origins: ['http://localhost:4000', 'https://builds.example'], isDevelopment: false },
  });
});

test('every wrong value is named', () => {
  const wrong = { PORT: '70000', DATABASE_URL: 'mysql://x', PORTAL_DEMO: 'no', PORTAL_REMOTE_ORIGINS: 'x' };
  expect(() => readConfig(wrong)).toThrow(
    /PORT: [^]*DATABASE_URL: [^]*PORTAL_DEMO: [^]*PORTAL_REMOTE_ORIGINS/,
  );
});
