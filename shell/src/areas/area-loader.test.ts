import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { AreaModule } from '@portal/portal-kit/area';
import { registrySchema, type Registry, type Release } from '@portal/portal-kit/registry-schema';
import { createAreaLoader } from './area-loader.ts';
import { createRegistryReader } from './registry-reader.ts';

const PATH = '/admin/students';
const Students = () => null;

const releaseOf = (version: string, contract = '^1.0.0') => ({
  version,
  manifest: `/remotes/admin-app/${version}/mf-manifest.json`,
  hashes: {},
  preload: [],
  styles: [],
  releasedAt: '2025-01-06T08:00:00Z',
  area: {
    name: 'admin-app',
    contract,
    title: { en: 'Back office', ch: '后台' },
    paths: ['/admin'],
    pages: [PATH],
    role: 'admin',
    layout: 'dashboard',
    navigation: [],
  },
});

const registryOf = (current: object, previous: object | null = null, stage = 'live'): Registry =>
  registrySchema.parse({ schema: 1, areas: [{ name: 'admin-app', stage, current, previous }] });

const moduleOf = (
  load: () => Promise<{ default: typeof Students }> = async () => ({ default: Students }),
): AreaModule => ({
  pages: [{ path: PATH, load }],
  texts: { en: async () => ({ default: {} }), ch: async () => ({ default: {} }) },
});

let registry: Registry;
const importModule = jest.fn<(release: Release, attempt: number) => Promise<AreaModule>>();
const report = jest.fn();
const reads = jest.fn(async () => registry);

const loader = (options: object = {}) =>
  createAreaLoader({
    registry: createRegistryReader(reads),
    importModule,
    addTexts: async () => undefined,
    report,
    limitMs: 30,
    ...options,
  });

const versions = () => importModule.mock.calls.map(([release, attempt]) => `${release.version}#${attempt}`);
const fail = async (): Promise<never> => {
  throw new Error('404');
};

beforeEach(() => {
  jest.clearAllMocks();
  registry = registryOf(releaseOf('1.0.0'));
  importModule.mockImplementation(async () => moduleOf());
});

test('opens a page and says so', async () => {
  const areas = loader();
  expect(areas.states.getState()['admin-app']).toBeUndefined();
  const opening = areas.open('admin-app', PATH);
  await Promise.resolve();
  const opened = await opening;
  expect(opened).toMatchObject({ version: '1.0.0', Page: Students });
  expect(areas.states.getState()['admin-app']).toEqual({ status: 'ready', version: '1.0.0' });
  expect(report).not.toHaveBeenCalled();
});

test('says which page was found before its code is there, and of a prefetch nothing', async () => {
  const code = Promise.withResolvers<{ default: typeof Students }>();
  const module = moduleOf(() => code.promise);
  importModule.mockImplementation(async () => module);
  const areas = loader({ limitMs: 1000 });
  const onFound = jest.fn();
  const prefetched = areas.prefetch('admin-app', PATH);
  const opened = areas.open('admin-app', PATH, onFound);
  await new Promise((resolve) => setTimeout(resolve));
  expect(onFound.mock.calls).toEqual([[module.pages[0]]]);
  code.resolve({ default: Students });
  await Promise.all([opened, prefetched]);
  expect(onFound).toHaveBeenCalledTimes(1);
});

test('one flight at a time, also with a prefetch before the click', async () => {
  const areas = loader();
  await Promise.all([
    areas.prefetch('admin-app', PATH),
    areas.open('admin-app', PATH),
    areas.open('admin-app', PATH),
  ]);
  await areas.open('admin-app', PATH);
  expect(importModule).toHaveBeenCalledTimes(1);
  expect(reads).toHaveBeenCalledTimes(1);
});

describe('when it cannot be loaded', () => {
  test('says which area, and the next opening asks again with a changed address', async () => {
    const areas = loader();
    importModule.mockImplementationOnce(fail);
    await expect(areas.open('admin-app', PATH)).rejects.toMatchObject({
      name: 'AreaUnavailable',
      area: 'admin-app',
      status: 'failed',
    });
    expect(areas.states.getState()['admin-app']).toEqual({ status: 'failed', version: '1.0.0' });
    await expect(areas.open('admin-app', PATH)).resolves.toMatchObject({ version: '1.0.0' });
    expect(versions()).toEqual(['1.0.0#0', '1.0.0#1']);
  });

  test('an answer that never comes is a failure after the limit of silence', async () => {
    importModule.mockImplementationOnce(() => new Promise(() => undefined));
    const cause = await loader()
      .open('admin-app', PATH)
      .catch((error: Error) => error.cause);
    expect(String(cause)).toContain('nothing arrived for');
  });

  test('what an attempt left hanging does not fail the next opening', async () => {
    const areas = loader();
    importModule.mockImplementationOnce(() => new Promise(() => undefined)).mockImplementationOnce(fail);
    await expect(areas.open('admin-app', PATH)).rejects.toMatchObject({ status: 'failed' });
    await expect(areas.open('admin-app', PATH)).resolves.toMatchObject({ version: '1.0.0' });
    expect(versions()).toEqual(['1.0.0#0', '1.0.0#1', '1.0.0#2']);
  });

  test('a page whose code is missing fails the area too', async () => {
    const areas = loader();
    importModule.mockImplementationOnce(async () => moduleOf(fail));
    await expect(areas.open('admin-app', PATH)).rejects.toMatchObject({ status: 'failed' });
    await expect(areas.open('admin-app', PATH)).resolves.toMatchObject({ Page: Students });
    expect(versions()).toEqual(['1.0.0#0', '1.0.0#1']);
  });

  test('a page that the version does not have fails', async () => {
    await expect(loader().open('admin-app', '/admin/parents')).rejects.toMatchObject({ status: 'failed' });
  });

  test('an area that is switched off fails without a download', async () => {
    registry = registryOf(releaseOf('1.0.0'), null, 'off');
    await expect(loader().open('admin-app', PATH)).rejects.toMatchObject({ status: 'failed' });
    expect(importModule).not.toHaveBeenCalled();
  });

  test('a prefetch that fails stays silent', async () => {
    importModule.mockImplementationOnce(fail);
    await expect(loader().prefetch('admin-app', PATH)).resolves.toBeUndefined();
  });
});

describe('healing', () => {
  const broken = (version: string) =>
    importModule.mockImplementation(async (release) => {
      if (release.version === version) throw new Error('broken');
      return moduleOf();
    });

  test('the previous version takes over and stays for this tab', async () => {
    registry = registryOf(releaseOf('2.0.0'), releaseOf('1.0.0'));
    broken('2.0.0');
    const areas = loader();
    expect(await areas.open('admin-app', PATH)).toMatchObject({ version: '1.0.0' });
    expect(report).toHaveBeenCalledWith('area.failed', expect.objectContaining({ version: '2.0.0' }));
    expect(report).toHaveBeenCalledWith('area.healed', {
      area: 'admin-app',
      version: '1.0.0',
      instead: ['2.0.0'],
    });
    await areas.open('admin-app', PATH);
    expect(versions()).toEqual(['2.0.0#0', '1.0.0#0']);
  });

  test('a page that is missing in the new version opens in the previous one', async () => {
    registry = registryOf(releaseOf('2.0.0'), releaseOf('1.0.0'));
    importModule.mockImplementation(async ({ version }) =>
      version === '2.0.0' ? moduleOf(fail) : moduleOf(),
    );
    expect(await loader().open('admin-app', PATH)).toMatchObject({ version: '1.0.0' });
  });

  test('the registry is read again first: a version released meanwhile is taken', async () => {
    registry = registryOf(releaseOf('2.0.0'), releaseOf('1.0.0'));
    broken('2.0.0');
    reads.mockImplementationOnce(async () => registry);
    reads.mockImplementationOnce(async () => registryOf(releaseOf('2.0.1'), releaseOf('2.0.0')));
    expect(await loader().open('admin-app', PATH)).toMatchObject({ version: '2.0.1' });
  });

  test('an unreachable registry does not stand in the way', async () => {
    registry = registryOf(releaseOf('2.0.0'), releaseOf('1.0.0'));
    broken('2.0.0');
    reads.mockImplementationOnce(async () => registry);
    reads.mockImplementationOnce(fail);
    expect(await loader().open('admin-app', PATH)).toMatchObject({ version: '1.0.0' });
  });

  test('a version for another contract is passed over without a download', async () => {
    registry = registryOf(releaseOf('2.0.0', '^2.0.0'), releaseOf('1.0.0'));
    expect(await loader().open('admin-app', PATH)).toMatchObject({ version: '1.0.0' });
    expect(versions()).toEqual(['1.0.0#0']);
  });

  test('with nothing to fall back to it is incompatible', async () => {
    registry = registryOf(releaseOf('2.0.0', '^2.0.0'));
    const areas = loader();
    await expect(areas.open('admin-app', PATH)).rejects.toMatchObject({ status: 'incompatible' });
    expect(areas.states.getState()['admin-app']?.status).toBe('incompatible');
    expect(importModule).not.toHaveBeenCalled();
  });

  test('a version that needs more than the shell has is passed over without a download', async () => {
    const needing = (version: string, lowest: string) => ({
      ...releaseOf(version),
      needs: { '@portal/shared-ui': lowest },
    });
    const shell = { versions: { '@portal/shared-ui': '1.3.0' } };
    registry = registryOf(needing('2', '1.4.0'), needing('1', '1.3.0'));
    expect(await loader(shell).open('admin-app', PATH)).toMatchObject({ version: '1' });
    expect(versions()).toEqual(['1#0']);
    registry = registryOf(needing('2', '1.4.0'));
    await expect(loader(shell).open('admin-app', PATH)).rejects.toMatchObject({ status: 'incompatible' });
  });

  test('a module that the shell does not have is no failed download', async () => {
    importModule.mockImplementation(async () => {
      throw new Error("Can not get '@portal/shared-ui/gone'");
    });
    const status = (isProvided: () => boolean) =>
      loader({ isProvided })
        .open('admin-app', PATH)
        .catch((error: { status: string }) => error.status);
    expect(await status(() => false)).toBe('incompatible');
    expect(await status(() => true)).toBe('failed');
  });

  test('after a reset the current version has its chance again', async () => {
    registry = registryOf(releaseOf('2.0.0'), releaseOf('1.0.0'));
    broken('2.0.0');
    const areas = loader();
    await areas.open('admin-app', PATH);
    importModule.mockImplementation(async () => moduleOf());
    await areas.reset('admin-app');
    expect(await areas.open('admin-app', PATH)).toMatchObject({ version: '2.0.0' });
  });

  test('a version whose page throws again after Try again gives way to the previous one', async () => {
    registry = registryOf(releaseOf('2.0.0'), releaseOf('1.0.0'));
    const areas = loader();
    for (const expected of ['2.0.0', '2.0.0', '1.0.0']) {
      expect(await areas.open('admin-app', PATH)).toMatchObject({ version: expected });
      areas.crashed('admin-app');
      await areas.reset('admin-app');
    }
  });

  test('an open tab stays on its version when a newer one is released', async () => {
    const areas = loader();
    await areas.open('admin-app', PATH);
    registry = registryOf(releaseOf('2.0.0'), releaseOf('1.0.0'));
    await areas.open('admin-app', PATH);
    expect(versions()).toEqual(['1.0.0#0']);
  });
});
