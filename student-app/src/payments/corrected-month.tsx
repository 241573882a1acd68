import { ownPresets } from '@portal/shared-api/payments-family';
import { parsePeriod } from '@portal/shared-api/period';
import { useApiQuery } from '@portal/shared-api/react';
import { PaymentForField } from '@portal/shared-ui/payment-fields';

/** The month of a corrected payment, none before joining (decision 12). */
export function CorrectedMonth() {
  const { data } = useApiQuery(ownPresets, {});
  return <PaymentForField min={parsePeriod(data?.first_period ?? '')} />;
}
