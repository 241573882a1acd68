import { useLayoutEffect, useRef } from 'react';

/** What had the focus, what it lies in from the inside out, and which row of a list it belongs to. */
interface Way {
  elements: readonly Element[];
  row: number;
}

/** What somebody goes on from when what had the focus is gone: its row, its list, its page or its dialog. */
const homes = 'tr, .kit-card, .kit-data, .kit-page, [role=dialog]';
const rows = 'tr.kit-row, .kit-card';

const isFree = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

/** The way to what has the focus; empty when nothing has it. */
export function focusPath(): Way {
  const elements: Element[] = [];
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement) elements.push(at);
  const around = elements.find((element) => element.matches('.kit-data'))?.querySelectorAll(rows) ?? [];
  return { elements, row: [...around].findIndex((row) => elements.includes(row)) };
}

/** The first button of the row that took the place of one that is gone. */
function nextRowOf(list: Element, row: number): Element | null {
  const left = row < 0 ? [] : [...list.querySelectorAll(rows)];
  return (left[row] ?? left.at(-1))?.querySelector('button:enabled') ?? null;
}

/** What takes the focus at a home: a button of a row, the list itself, the heading of the page or the dialog. */
function doorOf(home: Element, row: number): Element | null {
  if (home.matches('.kit-data')) return nextRowOf(home, row) ?? home;
  return home.querySelector(home.matches('tr, .kit-card') ? 'button:enabled' : 'h1, .kit-dialog-title');
}

/** Gives the focus to the nearest of what is still there. */
export function restoreFocus(way: Way): void {
  const [opener, ...around] = way.elements;
  if (!opener) return;
  const doors = around
    .filter((element) => element.isConnected && element.matches(homes))
    .map((home) => doorOf(home, way.row));
  const wanted = isFree(opener) ? opener : doors.find((door) => door !== null);
  (wanted as HTMLElement | undefined)?.focus({ preventScroll: true });
}

/** The way back of a dialog that is closing. One that opens in the same moment takes it over. */
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
 * Gives the focus back to what opened the dialog around it. Ant Design does so only for a dialog that stays in the page when it is
 * closed, and only to an element that is still there.
 */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const way = enter();
    return () => leave(way);
  }, []);
}

/** Keeps the focus near when what has it goes away by itself, as a row that was dealt with; for what lies around it. */
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
