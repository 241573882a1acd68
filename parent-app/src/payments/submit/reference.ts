import { shortPeriod } from '@portal/shared-api/period';

/** EMVCo's limit for a reference. */
const MAX_LENGTH = 25;

interface Paid {
  studentId: string;
  /** `January-2026`; empty while none is chosen. */
  period: string;
}

/**
 * The reference by which the centre finds a batch's transfer: Student IDs and month, in a short form of at most 25
 * characters. `SS1001 Jan2026`, `SS1001 SS1002 Jan2026`, `SS1001 and 4 more Jan2026`. Differing months are left out.
 */
export function batchReference(paid: readonly Paid[]): string {
  const [first] = paid;
  if (!first) return '';
  const ids = paid.map(({ studentId }) => studentId);
  const month = paid.every(({ period }) => period === first.period) ? first.period : '';
  const names = [ids.join(' '), ids.join(' ').replaceAll(' SS', ' '), `${ids[0]} and ${ids.length - 1} more`];
  const ending = month ? ` ${shortPeriod(month)}` : '';
  const candidates = names.map((name) => `${name}${ending}`);
  return candidates.find(({ length }) => length <= MAX_LENGTH) ?? ids[0]!;
}
