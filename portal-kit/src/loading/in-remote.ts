import type { PortalLoading } from './in-shell.ts';
import type { WebpackRuntime } from './patch-runtime.ts';

declare const __webpack_require__: WebpackRuntime;

/** Compiled into every remote: its files are loaded as those of the shell are. */
export default function loadingInRemote() {
  const { portalLoading } = globalThis as { portalLoading?: PortalLoading };
  portalLoading?.patchRuntime(__webpack_require__);
  return { name: 'loading-in-remote', errorLoadShare: portalLoading?.forgetFailedShare };
}
