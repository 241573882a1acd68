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
  /** `error`, or `silent` when nothing arrived any more. */
  code: string;
}

/** How often each file failed. Only the next address of it depends on that; nothing else remembers a failure. */
const failures = new Map<string, number>();
/** `sha256-<base64>` of files, by address. */
const hashes = new Map<string, string>();
const flights = new Map<string, Promise<void>>();

const absolute = (address: string): string => new URL(address, location.href).href;

/** A new tag joins a request that hangs for the same address, and a browser may remember an answer: so another address. */
export function addressOf(address: string): string {
  const count = failures.get(absolute(address));
  return count ? `${address}${address.includes('?') ? '&' : '?'}r=${count}` : address;
}

/** Until somebody listens they are kept: the first files fail before there is anybody. */
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

/** What is below `base` came but did not run: what a browser kept of it, and of its manifest, is asked for anew. */
export function bypassCache(base: string, manifest: string): void {
  const below = [...hashes.keys()].filter((key) => key.startsWith(absolute(base)));
  for (const key of [...below, absolute(manifest)]) failures.set(key, (failures.get(key) ?? 0) + 1);
}

/** From now on the files below `base` are refused unless they are what was released. */
export function expectFiles(base: string, files: Readonly<Record<string, string>>): void {
  for (const [file, hash] of Object.entries(files)) hashes.set(absolute(base + file), hash);
}

function secure(element: HTMLScriptElement | HTMLLinkElement, address: string): void {
  const { origin } = new URL(address, location.href);
  // for the same origin it would keep the page's preload from being used
  if (origin !== location.origin) element.crossOrigin = 'anonymous';
  element.integrity = hashes.get(absolute(address)) ?? '';
}

/** Silence counts as an error of the tag, one that the browser itself did not see. */
function watch(element: HTMLScriptElement | HTMLLinkElement, address: string, url: string): void {
  const stop = watchStall(() => element.dispatchEvent(new Event('error')), url);
  element.addEventListener('load', stop);
  element.addEventListener('error', ({ isTrusted }) => {
    stop();
    noteFailure(address, isTrusted ? 'error' : 'silent');
  });
}

/** A tag for a script of the portal, at the address and with the hash that it has to have now. */
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

/** Loads and runs a script; one flight at a time, and a failure is forgotten. */
export function loadScript(address: string): Promise<void> {
  const flight = flights.get(address) ?? run(address).finally(() => flights.delete(address));
  flights.set(address, flight);
  return flight;
}

/** Does for a style tag, which the build's own code makes and puts up, what `scriptTag` does for scripts. */
export function watchStyle(link: HTMLLinkElement, address: string): void {
  secure(link, address);
  link.href = addressOf(address);
  // by this it is found again, whatever its address
  link.dataset['href'] = address;
  watch(link, address, link.href);
}

/** Begins the download of what will be needed in a moment. */
export function preload(address: string, as: 'script' | 'style'): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  secure(link, address);
  link.href = addressOf(address);
  document.head.append(link);
}

/** Style sheets that the page named and that did not come are asked for anew by who needs them. */
export function dropFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet) continue;
    noteFailure(link.href, 'error');
    link.remove();
  }
}
