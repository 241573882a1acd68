import type { FormInstance } from './form.tsx';

type Row = Record<string, unknown>;

/** How one value is compared with another: a field that is empty is empty in whichever way it says so. */
const textOf = (value: unknown): string => JSON.stringify(value ?? '');

const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object' && row !== null);

/** What a row of a list is recognised by. */
const keyOf = (row: Row): unknown => row['student_id'] ?? row['title'] ?? row['id'];

/** Each row is like a field: what was typed in one stays, what nobody touched here is as the other one left it. */
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
 * The values that a form takes over when somebody else changed its record: those of the fields that hold what `was` read.
 * What was typed in others is not among them.
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

/** Puts into a form what somebody else changed and nobody touched here. */
export function takeOver<Values extends object>(
  form: FormInstance<Values>,
  was: Partial<Values>,
  now: Partial<Values>,
): void {
  const taken = takenOver(was, now, form.getFieldsValue(true) as Row);
  form.setFieldsValue(taken as Parameters<typeof form.setFieldsValue>[0]);
}
