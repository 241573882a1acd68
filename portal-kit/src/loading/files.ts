import { watchStall } from './stall.ts';

/** A file of a remote or of the shell could not be loaded. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor(address: string) {
    super(`${address} could not be loaded`);
  }
}

export interface FileFailure {
  address: string;
  /** `error`, or `silent` if it stalled. */
  code: string;
}

/** How often each file failed. Only the file's next address depends on it; no other failure is remembered. */
const failures = new Map<string, number>();
/** `sha256-<base64>` of files, by address. */
const hashes = new Map<string, string>();
const flights = new Map<string, Promise<void>>();

const absolute = (address: string): string => new URL(address, location.href).href;

/** A new tag for the same address would join a hanging request or get a cached answer, so the address changes. */
export function addressOf(address: string): string {
  const count = failures.get(absolute(address));
  return count ? `${address}${address.includes('?') ? '&' : '?'}r=${count}` : address;
}

/** Kept until somebody listens: the first files may fail before that. */
const untold: FileFailure[] = [];
let tell = (failure: FileFailure): void => void untold.push(failure);

export function onFileFailure(listener: (failure: FileFailure) => void): void {
  tell = listener;
  for (const failure of untold.splice(0)) listener(failure);
}

export function noteFailure(address: string, code: string): void {
  const key = absolute(address);
  failures.set(key, (failures.get(key) ?? 0) + 1);
  tell({ address: key, code });
}

/**
 * Files below `base` arrived but did not run, so they and their manifest are requested again, bypassing the browser's
 * cache.
 */
export function bypassCache(base: string, manifest: string): void {
  const below = [...hashes.keys()].filter((key) => key.startsWith(absolute(base)));
  for (const key of [...below, absolute(manifest)]) failures.set(key, (failures.get(key) ?? 0) + 1);
}

/** From now on files below `base` are rejected unless their hash is the released one. */
export function expectFiles(base: string, files: Readonly<Record<string, string>>): void {
  for (const [file, hash] of Object.entries(files)) hashes.set(absolute(base + file), hash);
}

function secure(element: HTMLScriptElement | HTMLLinkElement, address: string): void {
  const { origin } = new URL(address, location.href);
  // for the same origin this would make the page's preload unusable
  if (origin !== location.origin) element.crossOrigin = 'anonymous';
  element.integrity = hashes.get(absolute(address)) ?? '';
}

/** A stall counts as an error of the tag, though the browser has not reported one. */
function watch(element: HTMLScriptElement | HTMLLinkElement, address: string, url: string): void {
  const stop = watchStall(() => element.dispatchEvent(new Event('error')), url);
  element.addEventListener('load', stop);
  element.addEventListener('error', ({ isTrusted }) => {
    stop();
    noteFailure(address, isTrusted ? 'error' : 'silent');
  });
}

/** A script tag with the current address and hash of the file. */
export function scriptTag(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  secure(script, address);
  script.src = addressOf(address);
  watch(script, address, script.src);
  return script;
}

const run = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const script = scriptTag(address);
    script.addEventListener('load', () => {
      script.remove();
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new FileMissing(address));
    });
    document.head.append(script);
  });

/** Loads and runs a script. Simultaneous calls share one request, and a failure is forgotten. */
export function loadScript(address: string): Promise<void> {
  const flight = flights.get(address) ?? run(address).finally(() => flights.delete(address));
  flights.set(address, flight);
  return flight;
}

/** Does for style tags, which the build's own code creates, what `scriptTag` does for scripts. */
export function watchStyle(link: HTMLLinkElement, address: string): void {
  secure(link, address);
  link.href = addressOf(address);
  // identifies the tag, whatever its address
  link.dataset['href'] = address;
  watch(link, address, link.href);
}

/** Preloads what will be needed in a moment. */
export function preload(address: string, as: 'script' | 'style'): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  secure(link, address);
  link.href = addressOf(address);
  document.head.append(link);
}

/** Removes style sheets of the page that failed, so that they are requested again when needed. */
export function dropFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet) continue;
    noteFailure(link.href, 'error');
    link.remove();
  }
}
