/**
 * The only script of a prerendered page. Reading needs no more; the first sign of interaction loads the shell, which
 * replaces the page. Until then links and dialogs work natively, and presses are recorded for the shell to repeat.
 */
export const page = document.getElementById('ahead')!;

/** After this long without a sign the shell is loaded anyway, unless the visitor saves data. */
const IDLE_MS = 30_000;

const stored = (storage: () => Storage, key: string): string | null => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};
const long = () => window.localStorage;
const short = () => window.sessionStorage;

let isBegun = false;
/** Loads the shell. */
export function begin(): void {
  if (isBegun) return;
  isBegun = true;
  const { content } = document.getElementById('shell') as HTMLTemplateElement;
  const parts = document.importNode(content, true);
  parts
    .querySelector('script')
    ?.addEventListener('error', () => document.getElementById('waiting')?.classList.add('failed'));
  document.head.append(parts);
}

/** The language in the address is stored, and removed from the address so that it can be shared. */
function rememberLanguage(): void {
  const address = new URL(location.href);
  const shown = document.documentElement.lang === 'en' ? 'en' : 'ch';
  if (address.searchParams.has('lang')) {
    try {
      long().setItem('language', shown);
    } catch {
      // the answer's cookie stores it as well
    }
    address.searchParams.delete('lang');
    history.replaceState(history.state, '', address);
  }
  const language = stored(long, 'language');
  // only the shell knows the rest of the address, and who is signed in
  const needsShell =
    address.search !== '' || stored(long, 'token') !== null || stored(short, 'token') !== null;
  if (needsShell || (language !== null && language !== shown)) begin();
}

/** The shell does not replace the page during a press, composition or scrolling. */
function watchHold(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = () => {
    clearTimeout(timer);
    page.dataset['held'] = '';
  };
  const release = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => delete page.dataset['held'], ms);
  };
  const on = (names: string[], listener: () => void) => {
    for (const name of names) window.addEventListener(name, listener, { capture: true, passive: true });
  };
  on(['pointerdown', 'compositionstart'], hold);
  on(['pointerup', 'pointercancel', 'compositionend'], () => release(50));
  on(['scroll'], () => {
    if (!('held' in page.dataset)) hold();
    release(150);
  });
}

function press(button: HTMLButtonElement): void {
  button.dataset['pressed'] = '';
  begin();
}

/** The shell waits until it has ended. */
function play(video: HTMLVideoElement): void {
  video.controls = true;
  void video.play();
}

let touches = 0;
function onClick(event: MouseEvent): void {
  const button = (event.target as Element).closest('button');
  // the sign-in's parts have a separate script
  if (!button || button.closest('[data-sign-in], [data-part]')) return;
  const dialog = button.closest('dialog');
  const video = button.closest('figure')?.querySelector('video');
  if (button.ariaHasPopup === 'dialog') button.parentElement?.querySelector('dialog')?.showModal();
  else if (dialog) dialog.close();
  else if (video) play(video);
  // the language: the server can answer sooner than the shell loads, but does not know what was typed
  else if (button.form?.method === 'get' && touches === 0) return;
  else press(button);
  event.preventDefault();
}

/** A resting pointer over the page is also reported when the page opens. */
function watchPointer(): void {
  let first: string | undefined;
  window.addEventListener('pointermove', ({ screenX, screenY }) => {
    const place = `${screenX} ${screenY}`;
    first ??= place;
    if (first !== place) begin();
  });
}

// with scripts they play like those of the shell
for (const video of page.querySelectorAll('video')) video.controls = false;
page.addEventListener('input', ({ target }) => {
  (target as HTMLElement).dataset['touched'] = String(++touches);
});
page.addEventListener('click', onClick);
for (const name of ['pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel'])
  window.addEventListener(name, begin, { once: true, passive: true, capture: true });
watchPointer();
watchHold();
rememberLanguage();
// restored from the browser's cache; somebody may have signed in meanwhile
window.addEventListener('pageshow', ({ persisted }) => persisted && rememberLanguage());
if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData) setTimeout(begin, IDLE_MS);
