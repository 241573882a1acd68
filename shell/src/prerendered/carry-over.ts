import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = 'input, select, textarea';

/** The corresponding element in the other rendering: the same position below header or content. */
export function counterpart(element: Element, root: HTMLElement): HTMLElement | null {
  const anchor = element.closest('header, main');
  if (!anchor) return null;
  const steps: number[] = [];
  for (let at = element; at !== anchor; at = at.parentElement!)
    steps.unshift([...at.parentElement!.children].indexOf(at));
  const start = root.querySelector(anchor.tagName.toLowerCase()) ?? undefined;
  const found = steps.reduce<Element | undefined>((at, step) => at?.children[step], start);
  return found?.tagName === element.tagName ? (found as HTMLElement) : null;
}

const isChosen = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

function isTouched(control: Control): boolean {
  if (isChosen(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  return control.value !== control.defaultValue;
}

/** Phone numbers correspond across the roles' forms, though the fields have different names. */
const isOneKind = (control: Control, other: Control): boolean =>
  /^(tel|email|name)$/.test(control.autocomplete) && other.autocomplete === control.autocomplete;

/** The password may be visible. */
const typeOf = ({ type }: Control): string => (type === 'password' ? 'text' : type);

/** A field by name, because another draft may show other fields. */
function sameField(control: Control, root: HTMLElement): Control | undefined {
  const fields = [...root.querySelectorAll<Control>(controls)].filter(
    (other) => typeOf(other) === typeOf(control),
  );
  return (
    fields.find(
      (other) => other.name === control.name && (!isChosen(control) || other.value === control.value),
    ) ?? fields.find((other) => isOneKind(control, other))
  );
}

/** Dispatched like a browser event: React ignores a value it has set itself. */
function write(target: Control, property: 'value' | 'files', value: unknown): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), property)?.set?.call(target, value);
  for (const name of ['input', 'change']) target.dispatchEvent(new Event(name, { bubbles: true }));
}

function fill(control: Control, root: HTMLElement): void {
  const target = sameField(control, root);
  if (!target) return;
  if (isChosen(control)) {
    if (isChosen(target) && target.checked !== control.checked) target.click();
  } else if (control instanceof HTMLInputElement && control.type === 'file')
    write(target, 'files', control.files);
  else write(target, 'value', control.value);
}

/** Continues the counting of `early.ts`; restored values come first. */
const inTime = (one: Control, other: Control): number =>
  Number(one.dataset['touched'] ?? 0) - Number(other.dataset['touched'] ?? 0);

/** The focused element and, in a field, its selection. */
function focusOf(page: HTMLElement, root: HTMLElement): () => void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !page.contains(active)) return () => undefined;
  const place = counterpart(active, root);
  const [start, end] =
    active instanceof HTMLInputElement ? [active.selectionStart, active.selectionEnd] : [null, null];
  return () => {
    const target = active.matches(controls) ? sameField(active as Control, root) : place;
    target?.focus({ preventScroll: true });
    if (start !== null && target instanceof HTMLInputElement) target.setSelectionRange(start, end);
  };
}

/**
 * Records what somebody did on a page before it is replaced. The returned function repeats it on the new page, in
 * order: what a form shows may depend on a choice.
 */
export function carryOver(page: HTMLElement, root: HTMLElement): () => void {
  const touched = [...page.querySelectorAll<Control>(controls)].filter(isTouched).sort(inTime);
  const wrong = [...page.querySelectorAll<Control>('[aria-invalid=true]')];
  const moved = [...page.querySelectorAll('main *')]
    .filter((element) => element.scrollLeft > 0)
    .map((element) => [counterpart(element, root), element.scrollLeft] as const);
  const focus = focusOf(page, root);
  return () => {
    for (const control of touched) flushSync(() => fill(control, root));
    for (const control of wrong) sameField(control, root)?.dispatchEvent(new Event('invalid'));
    for (const [target, left] of moved) target?.scrollTo({ left, behavior: 'instant' });
    focus();
  };
}
