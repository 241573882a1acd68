import { useEffect, useRef, type RefObject } from 'react';

const named = (list: HTMLElement, name: string) =>
  [...list.querySelectorAll('button')].filter(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );

/** More rows than this do not leave by decisions; that is another page. */
const AT_ONCE = 3;

/**
 * Where the work goes on after a row has left the list: when the last dialog about it is closed and the focus is
 * nowhere, the first action of the row that took its place gets it. `action` is the name of that button.
 */
export function useNextRow(
  list: RefObject<HTMLElement | null>,
  ids: readonly number[] | undefined,
  action: string,
): void {
  const shown = useRef<readonly number[]>([]);
  const vacant = useRef<number | null>(null);

  useEffect(() => {
    const before = shown.current;
    shown.current = ids ?? [];
    const gone = before.filter((id) => !shown.current.includes(id));
    if (gone.length > 0) vacant.current = gone.length <= AT_ONCE ? before.indexOf(gone[0]!) : null;
    if (vacant.current === null) return;

    const goOn = () => {
      if (vacant.current === null || !list.current || document.querySelector('[role="dialog"]')) return;
      if (document.activeElement !== document.body) {
        vacant.current = null;
        return;
      }
      const buttons = named(list.current, action);
      (buttons[vacant.current] ?? buttons.at(-1) ?? list.current).focus();
      vacant.current = null;
      closing.disconnect();
    };
    const closing = new MutationObserver(goOn);
    closing.observe(document.body, { childList: true, subtree: true });
    goOn();
    return () => closing.disconnect();
  }, [ids, list, action]);
}
