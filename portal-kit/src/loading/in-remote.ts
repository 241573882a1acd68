import type { PortalLoading } from './in-shell.ts';
import type { WebpackRuntime } from './patch-runtime.ts';

declare const __webpack_require__: WebpackRuntime;

/** Compiled into every remote, so that its files are loaded like the shell's. */
export default function loadingInRemote() {
  const { portalLoading } = globalThis as { portalLoading?: PortalLoading };
  portalLoading?.mendRuntime(__webpack_require__);
  return { name: 'loading-in-remote', errorLoadShare: portalLoading?.forgetFailedShare };
}
