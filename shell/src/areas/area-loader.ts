import { CONTRACT_VERSION, type Area } from '@portal/portal-kit/area-schema';
import type { AreaModule, AreaPage } from '@portal/portal-kit/area';
import type { Release } from '@portal/portal-kit/registry-schema';
import type { PlatformCode } from '@portal/shared-api/platform-codes';
import type { LoadState } from '@portal/shared-api/telemetry';
import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import { isAtLeast, isInRange } from './contract-range.ts';
import { reasonCode } from './reason-code.ts';
import { codeOf } from '../telemetry/report.ts';
import { liveEntries, type RegistryReader } from './registry-reader.ts';
import { AREA_LIMIT_MS, TimeExceeded, withinLimit } from './time-limit.ts';

/** The state of an area in this tab. */
export type AreaState =
  | { status: 'idle' }
  | { status: 'loading'; version: string }
  | { status: 'ready'; version: string }
  | { status: 'failed' | 'incompatible'; version: string | null };

export interface OpenedModule {
  area: Area;
  version: string;
  module: AreaModule;
}

/** A page with everything it needs loaded. */
export interface OpenedPage extends OpenedModule {
  Page: ComponentType;
}

/** No version of the area could be opened. Compare by `name`, like every error of the portal. */
export class AreaUnavailable extends Error {
  override readonly name = 'AreaUnavailable';
  readonly area: string;
  readonly status: 'failed' | 'incompatible';
  /** Why, for `docs/platform-errors.md`. */
  readonly code: PlatformCode;

  constructor(area: string, status: 'failed' | 'incompatible', cause: unknown) {
    super(`${area} cannot be opened`, { cause });
    this.area = area;
    this.status = status;
    this.code = reasonCode(cause);
  }
}

/** Loaded code of an area, whose texts may still be loading. */
interface Arrival {
  module: AreaModule;
  texts: Promise<void>;
}

class Incompatible extends Error {
  override readonly name = 'Incompatible';
}

class NotRegistered extends Error {
  override readonly name = 'NotRegistered';
}

export interface AreaLoaderOptions {
  registry: RegistryReader;
  /** Loads and runs `./area` of a release. `attempt` counts from 0 and changes the addresses on a retry. */
  importModule(release: Release, attempt: number): Promise<AreaModule>;
  /** Package versions that the shell provides to areas. */
  versions?: Record<string, string>;
  /** Whether the shell provides a module to areas. */
  isProvided?(module: string): boolean;
  /** Registers the area's texts. */
  addTexts(area: Area, module: AreaModule): Promise<void>;
  report(event: string, details: { area: string; version: string | null } & Record<string, unknown>): void;
  /** Reports how a version loaded, and how long it took. */
  noteLoad?(area: string, version: string, state: LoadState, milliseconds?: number): void;
  limitMs?: number;
}

/**
 * Opens areas at run time. Simultaneous calls per version share one load, failures are not remembered, and if the
 * current version cannot be opened, the registry is read again and the previous version takes over.
 */
export function createAreaLoader(options: AreaLoaderOptions) {
  const { registry, importModule, addTexts, report, limitMs = AREA_LIMIT_MS } = options;
  const { versions = {}, isProvided = () => true, noteLoad = () => undefined } = options;
  const states = createStore<Record<string, AreaState>>(() => ({}));
  const arrivals = new Map<string, Promise<Arrival>>();
  const attempts = new Map<string, number>();
  /** The release that works in this tab. It is kept although newer ones are released. */
  const chosen = new Map<string, Release>();

  /** Versions whose last attempt timed out; hanging requests may make the next attempt fail as well. */
  const hanging = new Set<string>();
  /** How often a version's page crashed while shown. */
  const crashes = new Map<string, number>();

  const setState = (area: string, state: AreaState) => states.setState({ [area]: state });

  const keyOf = ({ area, version }: Release) => `${area.name}@${version}`;

  const forget = (release: Release) => {
    arrivals.delete(keyOf(release));
    attempts.set(keyOf(release), (attempts.get(keyOf(release)) ?? 0) + 1);
  };

  async function arrivalOf(release: Release): Promise<Arrival> {
    if (!isInRange(CONTRACT_VERSION, release.area.contract)) {
      throw new Incompatible(`${keyOf(release)} needs contract ${release.area.contract}`);
    }
    for (const [name, lowest] of Object.entries(release.needs ?? {})) {
      const version = versions[name];
      if (version && !isAtLeast(version, lowest))
        throw new Incompatible(`${keyOf(release)} needs ${name} ${lowest}, this is ${version}`);
    }
    const key = keyOf(release);
    const flight =
      arrivals.get(key) ??
      withinLimit(importModule(release, attempts.get(key) ?? 0), limitMs, key).then((module) => {
        const texts = withinLimit(addTexts(release.area, module), limitMs, `texts of ${key}`);
        // the waiting caller gets the error; without one it must not count as unhandled
        texts.catch(() => undefined);
        return { module, texts };
      });
    arrivals.set(key, flight);
    return flight;
  }

  async function openModule(release: Release): Promise<OpenedModule> {
    const { module, texts } = await arrivalOf(release);
    await texts;
    return { area: release.area, version: release.version, module };
  }

  /** The page's texts and code are loaded in parallel. */
  async function openPage(
    release: Release,
    path: string,
    onFound?: (page: AreaPage) => void,
  ): Promise<OpenedPage> {
    const { module, texts } = await arrivalOf(release);
    const page = module.pages.find((one) => one.path === path);
    if (!page) throw new Error(`${keyOf(release)} has no page ${path}`);
    onFound?.(page);
    const [{ default: Page }] = await Promise.all([
      withinLimit(page.load(), limitMs, `${keyOf(release)} ${path}`),
      texts,
    ]);
    return { area: release.area, version: release.version, module, Page };
  }

  /** In the order of attempts; a version that crashed again after Try again comes last. */
  const releasesOf = async (name: string): Promise<Release[]> => {
    const entry = liveEntries(await registry.read()).find((one) => one.name === name);
    const releases = [chosen.get(name), entry?.current, entry?.previous].filter((one) => one != null);
    const isBroken = (release: Release) => (crashes.get(keyOf(release)) ?? 0) > 1;
    return [...releases.filter((one) => !isBroken(one)), ...releases.filter(isBroken)];
  };

  /** Federation reports a module that never arrives like one whose download failed. */
  const withoutModule = (error: unknown): unknown => {
    const module = /Can not get '([^']+)'/.exec(String(error))?.[1];
    return module && !isProvided(module) ? new Incompatible(`the shell has no ${module}`) : error;
  };

  /** Opens something from the first release that works. */
  async function openFrom<T>(name: string, openIt: (release: Release) => Promise<T>): Promise<T> {
    const failures = new Map<string, unknown>();
    for (;;) {
      const release = (await releasesOf(name)).find((one) => !failures.has(one.version));
      if (!release) break;
      const { version } = release;
      if (chosen.get(name)?.version !== version) setState(name, { status: 'loading', version });
      const started = performance.now();
      try {
        const opened = await openIt(release);
        noteLoad(name, version, 'ready', performance.now() - started);
        chosen.set(name, release);
        setState(name, { status: 'ready', version });
        if (failures.size > 0) report('area.healed', { area: name, version, instead: [...failures.keys()] });
        return opened;
      } catch (cause) {
        forget(release);
        const error = withoutModule(cause);
        const wasHanging = hanging.delete(keyOf(release));
        if (error instanceof TimeExceeded) hanging.add(keyOf(release));
        else if (wasHanging) continue;
        failures.set(version, error);
        report('area.failed', { area: name, version, code: codeOf(error), error });
        noteLoad(name, version, error instanceof Incompatible ? 'incompatible' : 'failed');
        // it may have changed since this tab read it
        if (failures.size === 1) await registry.refresh().catch(() => undefined);
      }
    }
    chosen.delete(name);
    const [version, cause] = [...failures][0] ?? [null, new NotRegistered(`${name} is not in the registry`)];
    const status = cause instanceof Incompatible ? 'incompatible' : 'failed';
    setState(name, { status, version });
    throw new AreaUnavailable(name, status, cause);
  }

  const open = (name: string, path: string, onFound?: (page: AreaPage) => void) =>
    openFrom(name, (release) => openPage(release, path, onFound));

  return {
    states,

    /** A page with its code and texts loaded; `onFound` is called before these. */
    open,

    /** The area itself, for what it offers besides pages. */
    openModule: (name: string): Promise<OpenedModule> => openFrom(name, openModule),

    /** Preloads before a click. A failure is retried visibly when it is opened. */
    prefetch: (name: string, path: string): Promise<void> =>
      open(name, path).then(
        () => undefined,
        () => undefined,
      ),

    /** A page of the area crashed while shown. Returns its version. */
    crashed(name: string): { area: string; version: string | null } {
      const release = chosen.get(name);
      if (release) {
        crashes.set(keyOf(release), (crashes.get(keyOf(release)) ?? 0) + 1);
        noteLoad(name, release.version, 'crashed');
      }
      return { area: name, version: release?.version ?? null };
    },

    /** Another person may get other versions, so the next opening reads the registry. Loaded code is kept. */
    forgetChoices: (): void => chosen.clear(),

    /** Try again: the next opening reads the registry and uses changed addresses. */
    async reset(name: string): Promise<void> {
      const release = chosen.get(name);
      if (release) forget(release);
      chosen.delete(name);
      setState(name, { status: 'idle' });
      await registry.refresh().catch(() => undefined);
    },
  };
}
