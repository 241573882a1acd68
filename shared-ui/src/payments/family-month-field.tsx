import { missingBefore } from '@portal/shared-api/missing-months';
import { ringgit, senOf } from '@portal/shared-api/money';
import { invoiceNumber } from '@portal/shared-api/payments';
import type { AlivePayment } from '@portal/shared-api/payments-family';
import { parsePeriod } from '@portal/shared-api/period';
import { periodName } from '../display/dates.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { MissingMonths } from './missing-months.tsx';
import { PaymentForField } from './payment-fields.tsx';
import { paymentsOf, proposedMonth, startMonth, type StudentMonths } from './month-proposal.ts';

export { proposedMonth, type StudentMonths };

/** From so many payments of a month on, their sum is told and each of them only on demand. */
const MANY = 4;

interface FamilyMonthFieldProps {
  name?: (string | number)[];
  months: StudentMonths;
  /** The month that is chosen now. */
  chosen: string;
}

/**
 * The month a family pays for. Several payments of a month are allowed (decision 13), so a month that has one already
 * is not refused, but it is said; so are earlier months that have none.
 */
export function FamilyMonthField({ name, months, chosen }: FamilyMonthFieldProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const nameOf = (month: string) => periodName(month, language);
  // Never broken between the two.
  const money = (sen: number) => ringgit(sen).replace(' ', '\u00a0');
  const one = ({ id, payment_amount, payment_status }: AlivePayment) =>
    t('payment.month.payment', {
      amount: money(senOf(payment_amount)),
      // What waits for its check is approved to a family (decision 8).
      status: t(payment_status === 'pending_approval' ? 'payment.pending_approval' : 'payment.approved'),
      invoice: invoiceNumber(id),
    });
  const has = (month: string) => {
    const payments = paymentsOf(months, month);
    if (payments.length === 0) return null;
    const sum = payments.reduce((sen, { payment_amount }) => sen + senOf(payment_amount), 0);
    return t('payment.month.has', {
      month: nameOf(month),
      payments:
        payments.length < MANY
          ? payments.map(one).join(t('payment.month.and'))
          : t('payment.month.many', { number: payments.length, amount: money(sum) }),
    });
  };
  const start = startMonth(months);
  const isProposal = chosen !== start && chosen === proposedMonth(months);
  const taken = has(chosen) ?? (isProposal ? has(start) : null);
  const missing = missingBefore(months, chosen);
  const listed = paymentsOf(months, isProposal && !has(chosen) ? start : chosen);
  return (
    <PaymentForField
      {...(name ? { name } : {})}
      min={parsePeriod(months.first_period)}
      hint={
        (taken || missing.length > 0) && (
          <>
            {taken && (
              <div className="kit-month-taken">
                {isProposal ? t('payment.month.proposed', { has: taken, month: nameOf(chosen) }) : taken}
                {listed.length >= MANY && (
                  <details>
                    <summary>{t('payment.month.each')}</summary>
                    <ul>
                      {listed.map((payment) => (
                        <li key={payment.id}>{one(payment)}</li>
                      ))}
                    </ul>
                  </details>
                )}
              </div>
            )}
            <MissingMonths months={missing} />
          </>
        )
      }
    />
  );
}
