import { usePortal } from '@portal/portal-kit/area';
import { isApiError } from '@portal/shared-api/client';
import { ringgit, senOf } from '@portal/shared-api/money';
import { invoiceNumber, type PaymentRow } from '@portal/shared-api/payments';
import { deletePayment } from '@portal/shared-api/payments-admin';
import { useApiMutation } from '@portal/shared-api/react';
import { useTranslation } from '@portal/shared-ui/i18n';
import { usePaymentMove } from './use-payment-move.ts';

/** Removes a rejected payment after a question (decision 7). */
export function useDeletePayment() {
  const { t } = useTranslation('admin-app');
  const { confirm, notify } = usePortal();
  const remove = useApiMutation(deletePayment);
  const { move } = usePaymentMove();
  return async ({ id, student, payment_amount }: PaymentRow) => {
    const invoice = invoiceNumber(id);
    const sure = await confirm({
      title: t('payments.delete.title', { invoice }),
      text: t('payments.delete.text', { amount: ringgit(senOf(payment_amount)), name: student.name }),
      verb: t('payments.delete.verb'),
      danger: true,
    });
    if (!sure) return;
    try {
      notify('success', (await move(() => remove.mutateAsync({ params: { id } }))).message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      notify('error', error.message);
    }
  };
}
