/**
 * Compiled into every remote. After Try again the addresses of its chunks get `?r=<count>`, because a new script tag
 * joins a hanging request for the same address. The shell counts in `globalThis.portalRetries[<area>]`.
 */
declare let __webpack_get_script_filename__: (chunk: string | number) => string;
declare const __webpack_require__: { miniCssF?: (chunk: string | number) => string };

type Address = (chunk: string | number) => string;

const retries = (area: string): number =>
  (globalThis as { portalRetries?: Record<string, number> }).portalRetries?.[area] ?? 0;

export default function retryChunks({ area }: { area: string }) {
  const again =
    (address: Address): Address =>
    (chunk) =>
      retries(area) ? `${address(chunk)}?r=${retries(area)}` : address(chunk);
  __webpack_get_script_filename__ = again(__webpack_get_script_filename__);
  if (__webpack_require__.miniCssF) __webpack_require__.miniCssF = again(__webpack_require__.miniCssF);
  return { name: 'retry-chunks' };
}
