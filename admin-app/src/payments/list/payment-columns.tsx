import { invoiceNumber } from '@portal/shared-api/payments';
import { Button } from '@portal/shared-ui/button';
import type { Column } from '@portal/shared-ui/data-table';
import { dateText, periodName } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Money } from '@portal/shared-ui/money';
import { StatusChip } from '@portal/shared-ui/status-chip';
import type { AdminRow } from '../edit/edit-dialog.tsx';

interface ColumnsOptions {
  hidesChecking: boolean;
  onProof: (row: AdminRow) => void;
}

/** The columns of payment lists. */
export function usePaymentColumns({ hidesChecking, onProof }: ColumnsOptions): Column<AdminRow>[] {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  return [
    { key: 'id', title: t('payments.fields.invoice'), nowrap: true, render: ({ id }) => invoiceNumber(id) },
    {
      key: 'student',
      title: t('payments.fields.studentId'),
      minor: true,
      render: ({ student }) => student.student_id,
    },
    {
      key: 'name',
      title: t('payments.fields.studentName'),
      heading: true,
      render: ({ student }) => student.name,
    },
    {
      key: 'amount',
      title: t('payments.fields.amountRm'),
      numeric: true,
      render: (row) => <Money value={row.payment_amount} bare />,
    },
    {
      key: 'status',
      title: t('payments.fields.status'),
      nowrap: true,
      render: (row) => <StatusChip status={row.payment_status} hidesChecking={hidesChecking} />,
    },
    {
      key: 'date',
      title: t('payments.fields.date'),
      nowrap: true,
      minor: true,
      render: (row) => dateText(row.payment_date, language),
    },
    {
      key: 'for',
      title: t('payments.fields.for'),
      nowrap: true,
      minor: true,
      render: (row) => periodName(row.payment_for, language),
    },
    {
      key: 'proof',
      title: t('payments.fields.proof'),
      minor: true,
      render: (row) =>
        row.has_proof ? (
          <Button kind="link" icon="proof" onClick={() => onProof(row)}>
            {t('payments.fields.proof')}
          </Button>
        ) : (
          '–'
        ),
    },
  ];
}
