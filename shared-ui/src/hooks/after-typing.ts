/** An input method is choosing among its words: what stands in the field is none yet. */
let isComposing = false;
const listen = (kind: string, composing: boolean) =>
  window.addEventListener(kind, () => void (isComposing = composing), true);
listen('compositionstart', true);
listen('compositionend', false);
// A field that goes away while somebody composes in it tells no end.
listen('focusin', false);

/**
 * Does something once nothing was typed for a while, and nothing while an input method composes. Returns how to call it
 * off, as the next letter does.
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
