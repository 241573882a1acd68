import { flushSync } from 'react-dom';
import { carryOver, counterpart } from './carry-over.ts';
import { shellPlace } from './shell-place.ts';

const LOOK_EVERY_MS = 50;

/** What would be cut off if the page were exchanged now. */
function isHeld(page: HTMLElement): boolean {
  const active = document.activeElement;
  return (
    'held' in page.dataset ||
    // its list may be open
    (active instanceof HTMLSelectElement && page.contains(active)) ||
    page.querySelector('dialog[open]') !== null ||
    [...page.querySelectorAll('video')].some((video) => !video.paused)
  );
}

/** A part that could not be loaded takes the place of a page that can be read only when it is wanted. */
function isReady(page: HTMLElement, root: HTMLElement): boolean {
  if (!root.querySelector('h1') || root.querySelector('[aria-busy="true"]')) return false;
  return !root.querySelector('[role="alert"]') || page.querySelector('[data-pressed]') !== null;
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
 * Where the shell renders. Beside a page that was rendered ahead that is outside of the document, and takes the page's place
 * as soon as it shows the same and nothing is under way there.
 */
export function rootBesidePage(): HTMLElement {
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
  return root;
}
