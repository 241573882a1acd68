import { parsePeriod } from '@portal/shared-api/period';

/** What EMVCo leaves for a reference. */
const MAX_LENGTH = 25;

/** `January-2026` as `Jan2026`. */
const shortMonth = (period: string): string => {
  const { year } = parsePeriod(period)!;
  return `${period.slice(0, 3)}${year}`;
};

interface Paid {
  studentId: string;
  /** `January-2026`; empty while none is chosen. */
  period: string;
}

/**
 * What the centre finds a transfer for a batch by: the Student IDs and the month, as written out as 25 characters
 * allow. `SS1001 January-2026`, `SS1001 SS1002 Jan2026`, `SS1001 and 4 more Jan2026`. Different months are left out.
 */
export function batchReference(paid: readonly Paid[]): string {
  const [first] = paid;
  if (!first) return '';
  const ids = paid.map(({ studentId }) => studentId);
  const month = paid.every(({ period }) => period === first.period) ? first.period : '';
  const months = month ? [` ${month}`, ` ${shortMonth(month)}`] : [''];
  const names = [ids.join(' '), ids.join(' ').replaceAll(' SS', ' '), `${ids[0]} and ${ids.length - 1} more`];
  const candidates = names.flatMap((name) => months.map((ending) => `${name}${ending}`));
  return candidates.find(({ length }) => length <= MAX_LENGTH) ?? ids[0]!;
}
