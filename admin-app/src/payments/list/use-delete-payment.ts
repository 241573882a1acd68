import { ringgit, senOf } from '@portal/shared-api/money';
import { invoiceNumber, type PaymentRow } from '@portal/shared-api/payments';
import { deletePayment } from '@portal/shared-api/payments-admin';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useConfirmed } from '@portal/shared-ui/use-confirmed';

/** Removes a rejected payment after a confirmation (decision 7). */
export function useDeletePayment() {
  const { t } = useTranslation('admin-app');
  const remove = useConfirmed(deletePayment);
  return ({ id, student, payment_amount }: PaymentRow) => {
    const invoice = invoiceNumber(id);
    return remove(
      {
        title: t('payments.delete.title', { invoice }),
        text: t('payments.delete.text', { amount: ringgit(senOf(payment_amount)), name: student.name }),
        verb: t('payments.delete.verb'),
        danger: true,
      },
      { params: { id } },
    );
  };
}
