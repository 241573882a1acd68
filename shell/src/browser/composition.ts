/** What browsers say of a key that an input method has taken. */
const TAKEN = 229;

/**
 * Keys that an input method takes choose among its words: they send no form, pick no option and close no dialog. Safari
 * ends the composition before it tells the Enter that chose, so its late key is known by its code alone.
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
