import { today } from '@portal/shared-api/calendar';
import { ringgit, senOf } from '@portal/shared-api/money';
import { invoiceNumber } from '@portal/shared-api/payments';
import type { ActivePayment } from '@portal/shared-api/payments-family';
import { periodOfDate, periodText } from '@portal/shared-api/period';
import { Form } from 'antd';
import { periodName } from '../display/dates.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { OpenMonths } from './open-months.tsx';
import { shownStatus } from './shown-status.ts';
import { monthsToPay, openMonths, paymentsOf, proposedMonth, type StudentMonths } from './month-proposal.ts';

export { monthsToPay, openMonths, proposedMonth, type StudentMonths };

/** From this many payments of a month, only their sum is shown, with the list on demand. */
const MANY = 4;

interface MonthHintProps {
  /** The month's field in its form. */
  name: (string | number)[];
  months: StudentMonths;
  /** The chosen month. */
  chosen: string;
  /** As in `StatusChip`. */
  hidesChecking?: boolean;
}

/**
 * Information below a payment's month: existing payments of the month (several are allowed, decision 13), why it is
 * proposed, and all months without one, as buttons.
 */
export function MonthHint({ name, months, chosen, hidesChecking = false }: MonthHintProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const form = Form.useFormInstance();
  const open = openMonths(months);
  const isReason = chosen === open[0] && chosen !== periodText(periodOfDate(today()));
  const isOnly = open.length === 0 || (open.length === 1 && open[0] === chosen);

  function choose(month: string) {
    form.setFields([{ name, value: month, touched: true }]);
    form.validateFields([name]).catch(() => undefined);
  }

  return (
    <>
      <PaymentsOfMonth payments={paymentsOf(months, chosen)} month={chosen} hidesChecking={hidesChecking} />
      {isReason && <div>{t('payment.month.oldest', { month: periodName(chosen, language) })}</div>}
      {!isOnly && <OpenMonths months={open} chosen={chosen} onChoose={choose} />}
    </>
  );
}

interface PaymentsOfMonthProps {
  payments: readonly ActivePayment[];
  month: string;
  hidesChecking: boolean;
}

/** Existing payments of a month; nothing if none. */
function PaymentsOfMonth({ payments, month, hidesChecking }: PaymentsOfMonthProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  if (payments.length === 0) return null;
  // Never broken between the two.
  const money = (sen: number) => ringgit(sen).replace(' ', '\u00a0');
  const one = ({ id, payment_amount, payment_status }: ActivePayment) =>
    t('payment.month.payment', {
      amount: money(senOf(payment_amount)),
      status: t(`payment.${shownStatus(payment_status, hidesChecking)}`),
      invoice: invoiceNumber(id),
    });
  const sum = payments.reduce((sen, { payment_amount }) => sen + senOf(payment_amount), 0);
  const isFew = payments.length < MANY;
  return (
    <div className="kit-month-taken">
      {t('payment.month.has', {
        month: periodName(month, language),
        payments: isFew
          ? payments.map(one).join(t('payment.month.and'))
          : t('payment.month.many', { number: payments.length, amount: money(sum) }),
      })}
      {!isFew && (
        <details>
          <summary>{t('payment.month.each')}</summary>
          <ul>
            {payments.map((payment) => (
              <li key={payment.id}>{one(payment)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
