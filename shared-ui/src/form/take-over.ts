import type { FormInstance } from './form.tsx';

type Row = Record<string, unknown>;

/** Normalises values for comparison: all kinds of empty are equal. */
const textOf = (value: unknown): string => JSON.stringify(value ?? '');

const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object' && row !== null);

/** What identifies a row of a list. */
const keyOf = (row: Row): unknown => row['student_id'] ?? row['title'] ?? row['id'];

/** Rows are treated like fields: typed ones are kept, untouched ones take the other person's values. */
function rowsTaken(was: readonly Row[], now: readonly Row[], typed: readonly Row[]): Row[] {
  const find = (rows: readonly Row[], row: Row) => rows.find((one) => keyOf(one) === keyOf(row));
  const kept = typed.flatMap((row) => {
    const before = find(was, row);
    if (!before || textOf(before) !== textOf(row)) return [row];
    const there = find(now, row);
    return there ? [there] : [];
  });
  return [...kept, ...now.filter((row) => !find(was, row) && !find(typed, row))];
}

/**
 * The values a form takes over when somebody else changed its record: fields that still hold what `was` read. Typed
 * ones are not included.
 */
export function takenOver(was: Row, now: Row, typed: Row): Row {
  const taken: Row = {};
  for (const [name, value] of Object.entries(now)) {
    const before = was[name];
    const here = typed[name];
    if (textOf(before) === textOf(value)) continue;
    if (textOf(before) === textOf(here)) taken[name] = value;
    else if ([before, value, here].some(isRows))
      taken[name] = rowsTaken(...([before, value, here].map((rows) => rows ?? []) as [Row[], Row[], Row[]]));
  }
  return taken;
}

/** Updates untouched form values with somebody else's changes. */
export function takeOver<Values extends object>(
  form: FormInstance<Values>,
  was: Partial<Values>,
  now: Partial<Values>,
): void {
  const taken = takenOver(was, now, form.getFieldsValue(true) as Row);
  form.setFieldsValue(taken as Parameters<typeof form.setFieldsValue>[0]);
}
