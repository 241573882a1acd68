import { addDays } from '@portal/shared-api/calendar';
import { fail } from '../http/errors.ts';

/** Nobody joined before the centre existed. */
const FIRST = '2000-01-01';
/** A place may be kept for the next school year. */
const DAYS_AHEAD = 365;

interface Stay {
  from: string;
  /** The first day away; null while the student is here. */
  until: string | null;
}

/** Requires a join date between the centre's first year and one year from today. */
export const isJoinDate = (date: string, day: string): boolean =>
  date >= FIRST && date <= addDays(day, DAYS_AHEAD);

export function requireJoinDate(field: string, date: string, day: string): void {
  const last = addDays(day, DAYS_AHEAD);
  if (!isJoinDate(date, day))
    fail('validation', {
      fields: { [field]: { code: 'join_date_range', params: { first: FIRST, last } } },
    });
}

/** A stay with a new start date must still lie after its neighbour and before its own end. */
export function requireFree(field: string, date: string, stay: Stay, before: Stay | undefined): void {
  const first = before?.until ?? FIRST;
  const last = stay.until ?? '9999-12-31';
  if (date < first || date > last)
    fail('validation', { fields: { [field]: { code: 'join_date_order', params: { first, last } } } });
}

/** A student who attended a class was here that day, so the stay cannot begin later. */
export function requireUnattended(field: string, date: string, attended: string | null): void {
  if (attended !== null && date > attended)
    fail('validation', { fields: { [field]: { code: 'join_date_attended', params: { date: attended } } } });
}

/**
 * New start dates of the stays. A form with one date and a single stay sends one of two fields: the changed one
 * counts.
 */
export function wantedDates(
  stays: readonly Stay[],
  { first, last }: { first?: string | undefined; last?: string | undefined },
): { index: number; field: string; date: string }[] {
  const wanted =
    stays.length === 1
      ? [
          first !== undefined && first !== stays[0]!.from
            ? { index: 0, field: 'original_join_date', date: first }
            : { index: 0, field: 'join_date', date: last },
        ]
      : [
          { index: 0, field: 'original_join_date', date: first },
          { index: stays.length - 1, field: 'join_date', date: last },
        ];
  return wanted.flatMap(({ index, field, date }) =>
    date === undefined || date === stays[index]?.from ? [] : [{ index, field, date }],
  );
}
