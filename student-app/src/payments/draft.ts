import { paymentTypes, type PaymentType } from '@portal/shared-api/payments';

/** What is typed in the form. */
export interface Values {
  payment_type: PaymentType;
  payment_proof?: File | null;
  payment_date: string;
  payment_for: string;
  subject_ids: number[];
  payment_amount: string;
}

export const accountOf = (studentId: string): string => `student.${studentId}`;

type Kept = Omit<Values, 'payment_proof'>;

/** An unfinished payment, and the key it may have been sent with. */
export interface Draft {
  values: Partial<Kept>;
  key: string;
  /** Sent with that key, and it is unknown whether it was stored. */
  inDoubt: boolean;
}

/** This tab's draft: each value that fits its field. */
export function readDraft({ values, key, inDoubt }: Record<string, unknown>): Draft | null {
  if (typeof key !== 'string' || !values || typeof values !== 'object') return null;
  const isText = (value: unknown) => typeof value === 'string';
  const fits: Record<keyof Kept, (value: unknown) => boolean> = {
    payment_type: (value) => paymentTypes.some((type) => type === value),
    payment_date: isText,
    payment_for: isText,
    payment_amount: isText,
    subject_ids: (value) => Array.isArray(value) && value.every((id) => typeof id === 'number'),
  };
  const fitting = Object.entries(values).filter(([field, value]) => fits[field as keyof Kept]?.(value));
  return { values: Object.fromEntries(fitting), key, inDoubt: inDoubt === true };
}
