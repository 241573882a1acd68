import type { Details } from './payment-loading.tsx';

const facts = ['payment_amount', 'payment_for', 'payment_date', 'payment_type'] as const;

/** What can differ between two versions of a payment. */
export type ChangedPart = (typeof facts)[number] | 'payment_proof' | 'presets' | 'overpay' | 'comment';

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** History entries added since a payment was read. */
const since = (was: Details, now: Details) => now.audit_log.slice(was.audit_log.length);

/** What somebody else changed in a payment, in display order. Only the history tells of a new slip. */
export function changedParts(was: Details, now: Details): ChangedPart[] {
  const newProof = since(was, now).some(({ changes }) =>
    changes.some(({ field }) => field === 'payment_proof'),
  );
  return [
    ...facts.filter((part) => was[part] !== now[part]),
    ...(newProof || was.has_proof !== now.has_proof ? (['payment_proof'] as const) : []),
    ...(['presets', 'overpay', 'comment'] as const).filter((part) => differ(was[part], now[part])),
  ];
}

/** Who acted on it since, each once, in order. */
export const changedBy = (was: Details, now: Details): string[] => [
  ...new Set(since(was, now).map(({ carried_by }) => carried_by)),
];
