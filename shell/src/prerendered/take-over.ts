import { flushSync } from 'react-dom';
import { carryOver, counterpart } from './carry-over.ts';
import { shellPlace } from './shell-place.ts';
import { whenSignedIn, type EarlySignIn } from './signed-in.ts';

const LOOK_EVERY_MS = 50;

/** What would be interrupted if the page were replaced now. */
function isHeld(page: HTMLElement): boolean {
  const active = document.activeElement;
  return (
    'held' in page.dataset ||
    // its list may be open
    (active instanceof HTMLSelectElement && page.contains(active)) ||
    // the browser may offer autofill, and the form works without the shell
    (page.contains(active) && active?.closest('form[data-sign-in]') != null) ||
    page.querySelector('[data-busy], [data-part="waiting"]:not([hidden])') !== null ||
    page.querySelector('dialog[open]') !== null ||
    [...page.querySelectorAll('video')].some((video) => !video.paused)
  );
}

/** A part that failed to load only replaces a readable page on request. */
function isReady(page: HTMLElement, root: HTMLElement): boolean {
  if (!root.querySelector('h1') || root.querySelector('[aria-busy="true"]')) return false;
  // the server's message about a form is in both
  const isAsBefore = !root.querySelector('[role="alert"]') || page.querySelector('[role="alert"]') !== null;
  return isAsBefore || page.querySelector('[data-pressed]') !== null;
}

/** After the sign-in a new page starts at the top, for keyboards too. */
function follow(page: HTMLElement, root: HTMLElement): void {
  page.replaceWith(root);
  document.getElementById('waiting')?.remove();
  flushSync(shellPlace.take);
  window.scrollTo({ top: 0, behavior: 'instant' });
  root.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** Follows as soon as the next page is rendered, which can be some frames later than its address. */
function followWhenRendered(page: HTMLElement, root: HTMLElement): void {
  const isRendered = () => root.querySelector('h1') !== null && !root.querySelector('form[data-sign-in]');
  if (isRendered()) return follow(page, root);
  const observer = new MutationObserver(() => {
    if (!isRendered()) return;
    observer.disconnect();
    follow(page, root);
  });
  observer.observe(root, { childList: true, subtree: true });
}

function exchange(page: HTMLElement, root: HTMLElement): void {
  const { scrollX: left, scrollY: top } = window;
  const pressed = [...page.querySelectorAll<HTMLElement>('[data-pressed]')].map((one) =>
    counterpart(one, root),
  );
  const carry = carryOver(page, root);
  page.replaceWith(root);
  document.getElementById('waiting')?.remove();
  flushSync(shellPlace.take);
  window.scrollTo({ left, top, behavior: 'instant' });
  carry();
  for (const button of pressed) button?.click();
}

/**
 * Where the shell renders; `goOn` continues a sign-in answered before. Beside a prerendered page that is outside of
 * the document, and replaces it as soon as it shows the same and nothing is in progress there.
 */
export function rootBesidePage(goOn: (signedIn: EarlySignIn) => Promise<void>): HTMLElement {
  const page = document.getElementById('ahead');
  const root = document.getElementById('root')!;
  if (!page) return root;
  root.remove();
  shellPlace.leave();
  const timer = setInterval(() => {
    if (isHeld(page) || !isReady(page, root)) return;
    clearInterval(timer);
    exchange(page, root);
  }, LOOK_EVERY_MS);
  whenSignedIn(page, (signedIn) => {
    clearInterval(timer);
    void goOn(signedIn).finally(() => followWhenRendered(page, root));
  });
  return root;
}
