import { parentInstructions } from '@portal/shared-api/payment-instructions';
import { useApiQuery } from '@portal/shared-api/react';
import { HowToPay } from '@portal/shared-ui/how-to-pay';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import type { Batch } from './batch.ts';
import type { PanelValues } from './panel-values.ts';
import { batchReference } from './reference.ts';

interface HowToPayBatchProps {
  batch: Batch;
  /** What is typed, by student. */
  values: Record<string, PanelValues>;
  /** Integer sen; 0 while a month or amount is invalid. */
  totalSen: number;
  nameOf: (studentId: string) => string;
}

/**
 * How to pay for the batch. Once part of it is sent, most families have already transferred the whole sum: then it
 * names the students and says that it is for those who have not paid yet.
 */
export function HowToPayBatch({ batch: { panels, handedIn }, values, totalSen, nameOf }: HowToPayBatchProps) {
  const { t } = useTranslation('parent-app');
  const language = useLanguage();
  const instructions = useApiQuery(parentInstructions, {});
  if (panels.length === 0) return null;
  const names = panels.map(({ studentId }) => nameOf(studentId));
  const paid = panels.map(({ studentId }) => ({
    studentId,
    period: values[studentId]?.payment_for ?? '',
  }));
  return (
    <HowToPay
      instructions={instructions}
      amountSen={totalSen}
      reference={batchReference(paid)}
      rest={
        handedIn.length > 0 ? t('payments.submit.howToRest', { names: listText(names, language) }) : undefined
      }
    />
  );
}
