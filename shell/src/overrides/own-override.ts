import type { AreaModule } from '@portal/portal-kit/area';
import type { Registry, Release } from '@portal/portal-kit/registry-schema';
import type { ApiClient } from '@portal/shared-api/client';
import { dropOverride, readOverride } from '@portal/shared-ui/override';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { paths } from '../paths.ts';
import type { SessionState } from '../session/session-store.ts';
import { report } from '../telemetry/report.ts';
import { UNUSABLE } from './override-state.ts';

/** Says on every page what comes from elsewhere, and the same on the card of a part that did not. */
export const overrideBanner = lazyComponent(() =>
  import('./override-banner.tsx').then((module) => module.OverrideBanner),
);
export const overrideHint = lazyComponent(() =>
  import('./override-banner.tsx').then((module) => module.OverrideHint),
);

/** Why a build from elsewhere is not even loaded. Compare by `name`, like every error of the portal. */
export class OverrideUnusable extends Error {
  override readonly name = 'OverrideUnusable';
}

/** The registry with what this tab takes from elsewhere. Code for it is loaded only when there is something. */
export async function withOwnOverride(registry: Registry, api: ApiClient): Promise<Registry> {
  const override = readOverride();
  if (!override) return registry;
  try {
    const [{ overridden }] = await Promise.all([
      import('./apply-override.ts'),
      overrideBanner.load(),
      overrideHint.load(),
    ]);
    return await overridden(registry, override, api);
  } catch (error) {
    report('override.passed-over', { error });
    return registry;
  }
}

type ImportModule = (release: Release, attempt: number) => Promise<AreaModule>;

/** Nothing else takes the place of a build that cannot be used: the card says why. */
export const usable =
  (importModule: ImportModule): ImportModule =>
  (release, attempt) =>
    release.manifest.startsWith(UNUSABLE)
      ? Promise.reject(new OverrideUnusable(release.manifest.slice(UNUSABLE.length)))
      : importModule(release, attempt);

/** It ends with the session. A full load, so that nothing of it stays in memory. */
export function leaveOverride({ session, replaced, expired }: SessionState): void {
  if (!readOverride()) return;
  dropOverride();
  if (!session && !replaced) window.location.replace(expired ? paths.signIn : paths.home);
}
