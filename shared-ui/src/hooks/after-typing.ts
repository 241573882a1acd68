/** An input method is composing: the field's text is not final. */
let isComposing = false;
const listen = (kind: string, composing: boolean) =>
  window.addEventListener(kind, () => void (isComposing = composing), true);
listen('compositionstart', true);
listen('compositionend', false);
// A field removed during composition reports no end.
listen('focusin', false);

/**
 * Runs something after a pause in typing, never during composition. Returns a function that cancels it, as the next
 * keystroke does.
 */
export function afterTyping(work: () => void, delay: number): () => void {
  const end = () => void (timer = setTimeout(attempt, delay));
  function attempt() {
    if (isComposing) window.addEventListener('compositionend', end, { capture: true, once: true });
    else work();
  }
  let timer = setTimeout(attempt, delay);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('compositionend', end, true);
  };
}
