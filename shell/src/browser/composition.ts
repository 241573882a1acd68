/** What browsers report for a key that an input method handles. */
const TAKEN = 229;

/**
 * Keys handled by an input method choose words: they must not submit forms, pick options or close dialogs. Safari
 * ends the composition before the Enter that confirmed it, so that key is recognised by its code.
 */
export function ignoreCompositionKeys(target: Window = window): void {
  for (const kind of ['keydown', 'keypress', 'keyup'] as const)
    target.addEventListener(
      kind,
      (event) => {
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- the one sign that Safari gives
        const isTaken = event.keyCode === TAKEN;
        if (!event.isComposing && !isTaken) return;
        event.stopImmediatePropagation();
        if (event.key === 'Enter' && !event.isComposing) event.preventDefault();
      },
      true,
    );
}
