import type { OutstandingRow } from '@portal/shared-api/outstanding';

export interface OpenMonth {
  year: string;
  name: string;
  /** `October-2026`. */
  month: string;
  submitted: boolean;
}

/** The months of a row in order, as the address and the forms name them. */
export const monthsOf = ({
  outstanding_payments: open,
  submitted_payments: submitted,
}: Pick<OutstandingRow, 'outstanding_payments' | 'submitted_payments'>): OpenMonth[] =>
  Object.entries(open).flatMap(([year, names]) =>
    names.map((name) => ({
      year,
      name,
      month: `${name}-${year}`,
      submitted: submitted[year]?.includes(name) ?? false,
    })),
  );
