import { Blob } from 'node:buffer';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Registry, Release } from '@portal/portal-kit/registry-schema';
import { ApiError, type ApiClient } from '@portal/shared-api/client';
import { keepOverride, readOverride } from '@portal/shared-ui/override';
import { release as fixture } from '../../../portal-kit/src/release/release-fixture.ts';
import { overrideState } from './override-state.ts';
import { usable, withOwnOverride } from './own-override.ts';

const folder = 'http://localhost:4000/candidate/';
const hashes = { 'mf-manifest.json': 'sha256-x' };
const inForce = (name: string): Release => ({ ...fixture(name, '2'), hashes });
const registry: Registry = {
  schema: 1,
  areas: ['admin-app', 'landing'].map((name) => ({
    name,
    stage: 'live',
    current: inForce(name),
    previous: fixture(name, '1'),
  })),
};
const candidate = {
  ...inForce('admin-app'),
  version: '3',
  manifest: 'mf-manifest.json',
  preload: ['entry.js'],
  styles: [],
};

// jsdom's is none for Node's Response
Object.assign(globalThis, { Blob });
const fetched = globalThis.fetch;
const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
const served = (value: unknown) => {
  globalThis.fetch = async () => new Response(JSON.stringify(value));
};
beforeEach(() => keepOverride({ area: 'admin-app', at: folder }));
afterEach(() => {
  sessionStorage.clear();
  overrideState.setState({ current: null });
  globalThis.fetch = fetched;
});

const server = (answer: object | Error) =>
  ({
    call: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
  }) as unknown as ApiClient;
const allowed = { folder, release: null, needs_hashes: true };

async function seen(answer: object | Error) {
  const { areas } = await withOwnOverride(registry, server(answer));
  expect(areas[1]).toBe(registry.areas[1]);
  const { current, previous } = areas[0]!;
  return [
    current.version,
    current.manifest,
    previous?.version ?? null,
    overrideState.getState().current?.fault,
  ];
}

test('a build of another origin takes the place of what is in force, and nothing takes its place', async () => {
  served(candidate);
  expect(await seen(allowed)).toEqual(['3', `${folder}mf-manifest.json`, null, null]);
});

test('a version that is kept', async () => {
  const release = { ...inForce('admin-app'), version: '1' };
  expect((await seen({ ...allowed, folder: null, release }))[0]).toBe('1');
});

test.each([
  ['a build of another part', { ...candidate, area: inForce('landing').area }, 'override-damaged'],
  ['a damaged one', { version: '../3' }, 'override-damaged'],
  ['files from elsewhere', { ...candidate, manifest: 'https://elsewhere.example/x' }, 'override-damaged'],
  ['a folder above', { ...candidate, manifest: '../mf-manifest.json' }, 'override-damaged'],
  ['no hashes', { ...candidate, hashes: {} }, 'override-without-hashes'],
])('%s is not loaded, and the card says why', async (_what, value, fault) => {
  served(value);
  expect(await seen(allowed)).toEqual(['override', `override:${fault}`, null, fault]);
  const importModule = jest.fn(async () => ({}) as never);
  const { areas } = await withOwnOverride(registry, server(allowed));
  await expect(usable(importModule)(areas[0]!.current, 0)).rejects.toThrow(fault);
  expect(importModule).not.toHaveBeenCalled();
  expect(readOverride()).not.toBeNull();
});

test('without hashes where the server says so: in development', async () => {
  served({ ...candidate, hashes: {} });
  expect((await seen({ ...allowed, needs_hashes: false }))[0]).toBe('3');
});

test('a build that is not served', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('refused'));
  expect((await seen(allowed)).at(-1)).toBe('override-unreachable');
});

test('what the server refuses is what is in force, and is kept no longer', async () => {
  const refusal = new ApiError(403, { code: 'forbidden', message: 'You do not have access to this.' });
  expect(await seen(refusal)).toEqual(['2', registry.areas[0]!.current.manifest, '1', 'override-refused']);
  expect(readOverride()).toBeNull();
  expect(overrideState.getState().current?.words).toBe('You do not have access to this.');
  expect(info).toHaveBeenCalled();
});

test('without an override nobody is asked', async () => {
  sessionStorage.clear();
  expect(await withOwnOverride(registry, server(new Error('asked')))).toBe(registry);
});
