import { usePortal } from '@portal/portal-kit/area';
import { adminPayments } from '@portal/shared-api/payments-admin';
import { Button } from '@portal/shared-ui/button';
import { DataTable, type RowAction } from '@portal/shared-ui/data-table';
import { useTranslation } from '@portal/shared-ui/i18n';
import type { IconName } from '@portal/shared-ui/icons';
import { Page } from '@portal/shared-ui/page';
import { SearchBox } from '@portal/shared-ui/search-box';
import { useLiveQuery } from '@portal/shared-ui/use-live-query';
import { useMarkedRow } from '@portal/shared-ui/use-marked-row';
import { useState } from 'react';
import type { AdminRow } from './edit-dialog.tsx';
import { actionsOf, mayEdit, type PaymentAction } from './payment-actions.ts';
import { usePaymentColumns } from './payment-columns.tsx';
import { PaymentDialog, type OpenDialog } from './payment-dialog.tsx';
import { PaymentFilters } from './payment-filters.tsx';
import { useDeletePayment } from './use-delete-payment.ts';
import { usePaymentFilter } from './use-payment-filter.ts';
import styles from './payments.module.css';

const icons: Record<PaymentAction, IconName> = {
  view: 'view',
  approve: 'approve',
  reject: 'reject',
  receipt: 'receipt',
  edit: 'edit',
  delete: 'delete',
};

/** Every payment the admin may see; the list refreshes by itself. */
export default function PaymentsPage() {
  const { t } = useTranslation('admin-app');
  const { session, notify, navigate } = usePortal();
  const level = session?.adminLevel;
  const { term, page, filter, go } = usePaymentFilter();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [marked, mark] = useMarkedRow();
  const list = useLiveQuery(adminPayments, {
    query: { page, ...filter, ...(term ? { search: term } : {}) },
  });
  const remove = useDeletePayment();
  const columns = usePaymentColumns({
    hidesChecking: level === 'level_1',
    onProof: (payment) => setDialog({ kind: 'proof', payment }),
  });

  const done = (id: number, message: string) => {
    setDialog(null);
    mark(id);
    notify('success', message);
  };

  const actions = (payment: AdminRow): RowAction[] =>
    actionsOf(payment.payment_status).map((kind) => {
      const barred = kind === 'edit' && !mayEdit(payment.payment_status, level);
      return {
        key: kind,
        icon: icons[kind],
        label: t(barred ? 'payments.actions.editBarred' : `payments.actions.${kind}`),
        word: t(kind === 'view' ? 'payments.view' : `payments.actions.${kind}`),
        danger: kind === 'reject' || kind === 'delete',
        disabled: barred,
        onClick: () => (kind === 'delete' ? void remove(payment) : setDialog({ kind, payment })),
      };
    });

  const searched = term !== '' || Object.keys(filter).length > 0;
  return (
    <Page
      title={t('payments.title')}
      intro={t('payments.purpose')}
      action={
        <Button kind="primary" icon="add" onClick={() => setDialog({ kind: 'create' })}>
          {t('payments.new')}
        </Button>
      }
      tools={
        <>
          <SearchBox
            label={t('payments.search')}
            term={term}
            onSearch={(typed) => go({ term: typed }, true)}
          />
          <PaymentFilters filter={filter} onChange={(chosen) => go({ filter: chosen })} />
          {level === 'level_3' && (
            <div className={styles.links}>
              <Button icon="settings" onClick={() => navigate('/admin/payment/presets')}>
                {t('presets.templates')}
              </Button>
              <Button icon="settings" onClick={() => navigate('/admin/payment/instructions')}>
                {t('paymentInstructions.title')}
              </Button>
            </div>
          )}
        </>
      }
    >
      <DataTable<AdminRow>
        label={t('payments.title')}
        source={list}
        rowKey={({ id }) => id}
        columns={columns}
        actions={actions}
        marked={marked}
        page={page}
        onPageChange={(to, correcting) => go({ page: to }, correcting)}
        emptyText={t(searched ? 'payments.noneFound' : 'payments.none')}
        emptyNext={
          searched && <Button onClick={() => go({ term: '', filter: {} })}>{t('payments.showAll')}</Button>
        }
      />
      <PaymentDialog dialog={dialog} onClose={() => setDialog(null)} onDone={done} />
    </Page>
  );
}
