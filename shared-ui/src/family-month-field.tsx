import { ringgit, senOf } from '@portal/shared-api/money';
import { invoiceNumber } from '@portal/shared-api/payments';
import type { AlivePayment } from '@portal/shared-api/payments-family';
import { parsePeriod } from '@portal/shared-api/period';
import { periodName } from './dates.tsx';
import { useLanguage, useTranslation } from './i18n.tsx';
import { PaymentForField } from './payment-fields.tsx';
import { paymentsOf, proposedMonth, startMonth, type StudentMonths } from './payments/month-proposal.ts';

export { proposedMonth, type StudentMonths };

interface FamilyMonthFieldProps {
  name?: (string | number)[];
  months: StudentMonths;
  /** The month that is chosen now. */
  chosen: string;
}

/**
 * The month a family pays for. Several payments of a month are allowed (decision 13), so a month that has one already
 * is not refused, but it is said.
 */
export function FamilyMonthField({ name, months, chosen }: FamilyMonthFieldProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const nameOf = (month: string) => periodName(month, language);
  const has = (month: string) => {
    const payments = paymentsOf(months, month);
    const one = ({ id, payment_amount, payment_status }: AlivePayment) =>
      t('payment.month.payment', {
        // Never broken between the two.
        amount: ringgit(senOf(payment_amount)).replace(' ', '\u00a0'),
        // What waits for its check is approved to a family (decision 8).
        status: t(payment_status === 'pending_approval' ? 'payment.pending_approval' : 'payment.approved'),
        invoice: invoiceNumber(id),
      });
    return payments.length === 0
      ? null
      : t('payment.month.has', {
          month: nameOf(month),
          payments: payments.map(one).join(t('payment.month.and')),
        });
  };
  const start = startMonth(months);
  const isProposal = chosen !== start && chosen === proposedMonth(months);
  const taken = has(chosen) ?? (isProposal ? has(start) : null);
  return (
    <PaymentForField
      {...(name ? { name } : {})}
      min={parsePeriod(months.first_period)}
      hint={
        taken && (
          <span className="kit-month-taken">
            {isProposal ? t('payment.month.proposed', { has: taken, month: nameOf(chosen) }) : taken}
          </span>
        )
      }
    />
  );
}
