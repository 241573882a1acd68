import { today } from '@portal/shared-api/calendar';
import { invoiceNumber } from '@portal/shared-api/payments';
import { parentPayments } from '@portal/shared-api/payments-family';
import { useApiQuery } from '@portal/shared-api/react';
import { DataTable } from '@portal/shared-ui/data-table';
import { dateText, periodName } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Money } from '@portal/shared-ui/money';
import { Page } from '@portal/shared-ui/page';
import { useSearchParams } from '@portal/shared-ui/router';
import { StatusChip } from '@portal/shared-ui/status-chip';
import { useState } from 'react';
import { PaymentDetail, type Payment } from './payment-detail.tsx';
import styles from './payments.module.css';

/** The payments of all linked children, newest first. */
export default function PaymentsPage() {
  const { t } = useTranslation('parent-app');
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const payments = useApiQuery(parentPayments, { query: { page } }, { keepPrevious: true });
  const [opened, setOpened] = useState<Payment | null>(null);

  return (
    <Page title={t('payments.title')} intro={t('payments.purpose')}>
      <DataTable<Payment>
        label={t('payments.title')}
        source={payments}
        rowKey={({ id }) => id}
        columns={[
          { key: 'id', title: t('payments.id'), render: ({ id }) => invoiceNumber(id), heading: true },
          {
            key: 'student',
            title: t('payments.student'),
            render: ({ student }) => <span className={styles.name}>{student.name}</span>,
            width: 220,
          },
          {
            key: 'amount',
            title: t('payments.amount'),
            render: ({ payment_amount }) => <Money value={payment_amount} bare />,
            numeric: true,
          },
          {
            key: 'submitted',
            title: t('payments.submitted'),
            render: ({ submitted_at }) => (
              <span className={styles.whole}>{dateText(today(new Date(submitted_at)), language)}</span>
            ),
          },
          {
            key: 'for',
            title: t('payments.for'),
            render: ({ payment_for }) => (
              <span className={styles.whole}>{periodName(payment_for, language)}</span>
            ),
          },
          {
            key: 'status',
            title: t('payments.status'),
            render: ({ payment_status }) => <StatusChip status={payment_status} hidesChecking />,
          },
          {
            key: 'comment',
            title: t('payments.comment'),
            render: ({ comment }) => (comment ? <span className={styles.comment}>{comment}</span> : '–'),
          },
        ]}
        actions={(payment) => [
          {
            key: 'view',
            label: t('payments.viewDetails'),
            icon: 'view',
            onClick: () => setOpened(payment),
          },
        ]}
        page={page}
        onPageChange={(wanted) => setAddress({ page: String(wanted) })}
        emptyText={t('payments.empty')}
        emptyNext={t('payments.emptyHint')}
      />
      <PaymentDetail payment={opened} onBack={() => setOpened(null)} />
    </Page>
  );
}
