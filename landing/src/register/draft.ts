import { dropFromTab, keepInTab, readFromTab } from '@portal/shared-ui/tab-storage';

/** The part of a form kept for this tab when its page is left. */
export interface DraftRule<Values> {
  name: string;
  /** Never kept: passwords, files, consent. */
  never?: readonly (keyof Values)[];
  /** Kept in memory only: gone after a reload. */
  memoryOnly?: readonly (keyof Values)[];
}

const memory = new Map<string, object>();

const keyOf = (name: string) => `registration.${name}`;

const without = <Values extends object>(values: Values, keys: readonly (keyof Values)[] = []) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !keys.includes(name as keyof Values)));

/** What was typed before, if it has the form's shape. Empty fields are ignored. Null if there is nothing. */
export function readDraft<Values extends object>(
  { name, never }: DraftRule<Values>,
  initial: Values,
): Partial<Values> | null {
  const stored = readFromTab(keyOf(name));
  if (!stored || typeof stored !== 'object') return null;
  const fits = (field: string, value: unknown) => {
    const own = initial[field as keyof Values];
    return Array.isArray(own)
      ? Array.isArray(value) && value.every((one) => typeof one === 'string')
      : typeof value === typeof own && value !== '';
  };
  const kept = Object.entries(without({ ...stored, ...memory.get(name) } as Values, never)).filter(
    ([field, value]) => Object.hasOwn(initial, field) && fits(field, value),
  );
  const isNews = kept.some(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(initial[field as keyof Values]),
  );
  return isNews ? (Object.fromEntries(kept) as Partial<Values>) : null;
}

/** Keeps what is typed. An untouched form is no draft. */
export function keepDraft<Values extends object>(rule: DraftRule<Values>, values: Values, initial: Values) {
  const kept = without(values, rule.never);
  if (JSON.stringify(kept) === JSON.stringify(without(initial, rule.never))) {
    dropDraft(rule);
    return;
  }
  memory.set(rule.name, kept);
  keepInTab(keyOf(rule.name), without(kept as Values, rule.memoryOnly));
}

export function dropDraft<Values extends object>({ name }: DraftRule<Values>): void {
  memory.delete(name);
  dropFromTab(keyOf(name));
}
