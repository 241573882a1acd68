import { dropFailedStyles, watchStyle } from './files.ts';
import { forgetFailedShare, patchRuntime, type WebpackRuntime } from './patch-runtime.ts';
import { observeArrivals } from './stall.ts';

declare const __webpack_require__: WebpackRuntime;

/**
 * What the shell's runtime lends to the remotes, so that none of them contains it. Remotes of any age call it, so its names
 * stay.
 */
export interface PortalLoading {
  mendRuntime: typeof patchRuntime;
  forgetFailedShare: typeof forgetFailedShare;
  watchStyle: typeof watchStyle;
}

/** Compiled into the shell, and runs first. */
export default function loadingInShell() {
  observeArrivals();
  dropFailedStyles();
  (globalThis as { portalLoading?: PortalLoading }).portalLoading = {
    mendRuntime: patchRuntime,
    forgetFailedShare,
    watchStyle,
  };
  patchRuntime(__webpack_require__);
  return {
    name: 'loading-in-shell',
    errorLoadShare: forgetFailedShare,
    // federation's own preloading creates tags without hashes, whose failures are permanent
    beforePreloadRemote: ({ preloadOps }: { preloadOps: unknown[] }) => void preloadOps.splice(0),
  };
}
