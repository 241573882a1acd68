import { allowOverride } from '@portal/shared-api/overrides';
import type { PlatformCode } from '@portal/shared-api/platform-codes';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { folderOf } from './build-place.ts';

export const overrideRoutes = [
  handle(allowOverride, async ({ query: { area, at }, caller, request }) => {
    const { releases, overrides, log } = request.server;
    const refuse = (reason: 'override_origin' | 'override_version', params = {}) => {
      const code: PlatformCode = 'override-refused';
      log.warn({ area, at, account_id: caller.accountId, code, reason }, 'override refused');
      return fail('validation', { fields: { at: { code: reason, params } } });
    };
    if (!(await releases.areas()).some(({ name }) => name === area))
      fail('validation', { fields: { area: 'override_area' } });
    const folder = folderOf(at);
    if (folder && !overrides.origins.includes(folder.origin))
      refuse('override_origin', { origin: folder.origin });
    const release = folder ? undefined : await releases.kept(area, at);
    if (!folder && !release) refuse('override_version');
    log.warn({ area, at, account_id: caller.accountId }, 'override allowed');
    return {
      folder: folder?.href ?? null,
      release: release ?? null,
      needs_hashes: !overrides.isDevelopment,
    };
  }),
];
