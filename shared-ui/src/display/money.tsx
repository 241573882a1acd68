import { amountText, ringgit, senOf } from '@portal/shared-api/money';

interface MoneyProps {
  /** As the API sends it, `120.50`, or integer sen. */
  value: string | number;
  /** Omit RM if the column's header says it. */
  bare?: boolean;
}

/** An amount in ringgit with tabular figures. */
export function Money({ value, bare = false }: MoneyProps) {
  const sen = typeof value === 'string' ? senOf(value) : value;
  return <span className="kit-figures">{bare ? amountText(sen) : ringgit(sen)}</span>;
}
