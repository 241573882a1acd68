import { useLayoutEffect, useRef } from 'react';

/** The focused element, its ancestors from the inside out, and its list row. */
interface Way {
  elements: readonly Element[];
  row: number;
}

/** Fallbacks if the focused element is gone: its row, list, page or dialog. */
const homes = 'tr, .kit-card, .kit-data, .kit-page, [role=dialog]';
const rows = 'tr.kit-row, .kit-card';

const isFree = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

/** The path to the focused element; empty if there is none. */
export function focusPath(): Way {
  const elements: Element[] = [];
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement) elements.push(at);
  const around = elements.find((element) => element.matches('.kit-data'))?.querySelectorAll(rows) ?? [];
  return { elements, row: [...around].findIndex((row) => elements.includes(row)) };
}

/** The first button of the row that replaced a removed one. */
function nextRowOf(list: Element, row: number): Element | null {
  const left = row < 0 ? [] : [...list.querySelectorAll(rows)];
  return (left[row] ?? left.at(-1))?.querySelector('button:enabled') ?? null;
}

/** What takes the focus in a fallback: a row's button, the list, or the heading of page or dialog. */
function doorOf(home: Element, row: number): Element | null {
  if (home.matches('.kit-data')) return nextRowOf(home, row) ?? home;
  return home.querySelector(home.matches('tr, .kit-card') ? 'button:enabled' : 'h1, .kit-dialog-title');
}

/** Focuses the nearest element that still exists. */
export function restoreFocus(way: Way): void {
  const [opener, ...around] = way.elements;
  if (!opener) return;
  const doors = around
    .filter((element) => element.isConnected && element.matches(homes))
    .map((home) => doorOf(home, way.row));
  const wanted = isFree(opener) ? opener : doors.find((door) => door !== null);
  (wanted as HTMLElement | undefined)?.focus({ preventScroll: true });
}

/** The path saved by a dialog that is closing, for one that opens at the same moment. */
let leaving: Way | null = null;

function leave(way: Way): void {
  leaving = way;
  // What closes the dialog often changes the list as well.
  setTimeout(() => {
    if (leaving !== way) return;
    leaving = null;
    restoreFocus(way);
  });
}

function enter(): Way {
  const way = leaving ?? focusPath();
  leaving = null;
  return way;
}

/**
 * Returns the focus to what opened the dialog. Ant Design only does so for a dialog that stays mounted when closed,
 * and only to an element that still exists.
 */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const way = enter();
    return () => leave(way);
  }, []);
}

/** Keeps the focus nearby when its element disappears, such as a processed row; for the surrounding element. */
export function useKeptFocus(): { onFocus: () => void } {
  const way = useRef<Way>(null);
  useLayoutEffect(() => {
    const last = way.current?.elements[0];
    if (!last || isFree(last) || document.activeElement !== document.body) return;
    restoreFocus(way.current!);
  });
  const remember = () => {
    way.current = focusPath();
  };
  return { onFocus: remember };
}
