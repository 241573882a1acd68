import { today } from '@portal/shared-api/calendar';
import { invoiceNumber, type PaymentRow } from '@portal/shared-api/payments';
import type { Column } from '../table/data-table.tsx';
import { dateText, periodName } from '../display/dates.tsx';
import { FreeText } from '../display/free-text.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { Money } from '../display/money.tsx';
import { StatusChip } from './status-chip.tsx';

/** The columns of a family's list, named as in the specification. */
export function useFamilyColumns(showsStudent: boolean): Column<PaymentRow>[] {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const student: Column<PaymentRow> = {
    key: 'student',
    title: t('payment.student'),
    render: (row) => row.student.name,
    width: 220,
  };
  return [
    { key: 'id', title: t('payment.id'), heading: true, nowrap: true, render: ({ id }) => invoiceNumber(id) },
    ...(showsStudent ? [student] : []),
    {
      key: 'amount',
      title: t('payment.amountMyr'),
      numeric: true,
      render: ({ payment_amount }) => <Money value={payment_amount} bare />,
    },
    {
      key: 'submitted',
      title: t('payment.submitted'),
      nowrap: true,
      minor: true,
      render: ({ submitted_at }) => dateText(today(new Date(submitted_at)), language),
    },
    {
      key: 'for',
      title: t('payment.forShort'),
      nowrap: true,
      render: ({ payment_for }) => periodName(payment_for, language),
    },
    {
      key: 'status',
      title: t('payment.status'),
      nowrap: true,
      render: ({ payment_status }) => <StatusChip status={payment_status} hidesChecking />,
    },
    {
      key: 'comment',
      title: t('payment.comment'),
      render: ({ comment }) => (comment ? <FreeText text={comment} /> : '–'),
      width: 240,
    },
  ];
}
