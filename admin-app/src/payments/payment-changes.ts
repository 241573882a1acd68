import type { Details } from './payment-loading.tsx';

const facts = ['payment_amount', 'payment_for', 'payment_date', 'payment_type'] as const;

/** What may differ between two readings of a payment. */
export type ChangedPart = (typeof facts)[number] | 'payment_proof' | 'presets' | 'overpay' | 'comment';

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** The history that came since a payment was read. */
const since = (was: Details, now: Details) => now.audit_log.slice(was.audit_log.length);

/** What somebody else made of a payment, in the order that dialogs show it. The history alone tells of a new slip. */
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

/** Who moved or changed it since, each once, in the order of the history. */
export const changedBy = (was: Details, now: Details): string[] => [
  ...new Set(since(was, now).map(({ carried_by }) => carried_by)),
];
