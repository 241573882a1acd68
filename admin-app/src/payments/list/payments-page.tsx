import { usePortal } from '@portal/portal-kit/area';
import { id } from '@portal/shared-api/fields';
import { pickedPeriod } from '@portal/shared-api/payments';
import { adminPayments, paymentFilters } from '@portal/shared-api/payments-admin';
import { Button } from '@portal/shared-ui/button';
import type { RowAction } from '@portal/shared-ui/data-table';
import { useTranslation } from '@portal/shared-ui/i18n';
import type { IconName } from '@portal/shared-ui/icons';
import { lazyPart, useFetchAhead } from '@portal/shared-ui/lazy-part';
import { ListPage, useList, withheldFrom } from '@portal/shared-ui/list';
import { useSearchParams } from '@portal/shared-ui/router';
import { useState } from 'react';
import type { AdminRow } from '../edit/edit-dialog.tsx';
import { actionsOf, mayEdit, type PaymentAction } from '../payment-actions.ts';
import { usePaymentColumns } from './payment-columns.tsx';
import type { OpenDialog } from './payment-dialog.tsx';
import { useDeletePayment } from './use-delete-payment.ts';
import styles from '../payments.module.css';

const PaymentDialog = lazyPart(() => import('./payment-dialog.tsx').then((part) => part.PaymentDialog));
const PaymentFilterFields = lazyPart(() =>
  import('./payment-filter-fields.tsx').then((part) => part.PaymentFilterFields),
);
const parts = [PaymentDialog, PaymentFilterFields];

const icons: Record<PaymentAction, IconName> = {
  view: 'view',
  approve: 'approve',
  reject: 'reject',
  receipt: 'receipt',
  edit: 'edit',
  delete: 'delete',
};

/** `?new=<student>&month=<October-2026>` opens the new payment form for that student and month. */
function startOf(address: URLSearchParams): OpenDialog | null {
  const studentId = id.safeParse(address.get('new')).data;
  if (!studentId) return null;
  return { kind: 'create', start: { studentId, month: pickedPeriod.safeParse(address.get('month')).data } };
}

/** Every payment the admin may see, refreshed automatically. */
export default function PaymentsPage() {
  const { t } = useTranslation('admin-app');
  const { session, navigate } = usePortal();
  const level = session?.adminLevel;
  const [address, setAddress] = useSearchParams();
  const list = useList(adminPayments, { filters: paymentFilters, withheld: withheldFrom(level) });
  const [dialog, setDialog] = useState<OpenDialog | null>(() => startOf(address));
  useFetchAhead(list.source.data !== undefined, parts);
  const remove = useDeletePayment();
  const columns = usePaymentColumns({
    hidesChecking: level === 'level_1',
    onProof: (payment) => setDialog({ kind: 'proof', payment }),
  });

  const close = () => {
    setDialog(null);
    if (address.has('new'))
      setAddress(
        (before) => new URLSearchParams([...before].filter(([key]) => key !== 'new' && key !== 'month')),
        { replace: true },
      );
  };
  const done = (id: number, message: string) => {
    close();
    list.tell(message, id);
  };

  const actions = (payment: AdminRow): RowAction[] =>
    actionsOf(payment.payment_status).map((kind) => {
      const barred = kind === 'edit' && !mayEdit(payment.payment_status, level);
      return {
        key: kind,
        icon: icons[kind],
        label: t(barred ? 'payments.actions.editBarred' : `payments.actions.${kind}`),
        word: t(`payments.actions.${kind}`),
        danger: kind === 'reject' || kind === 'delete',
        disabled: barred,
        onClick: () => (kind === 'delete' ? void remove(payment) : setDialog({ kind, payment })),
      };
    });

  return (
    <ListPage
      title={t('payments.title')}
      intro={t('payments.purpose')}
      action={
        <Button kind="primary" icon="add" onClick={() => setDialog({ kind: 'create' })}>
          {t('payments.new')}
        </Button>
      }
      list={list}
      searchLabel={t('payments.search')}
      filterFields={<PaymentFilterFields />}
      tools={
        level === 'level_3' && (
          <div className={styles.links}>
            <Button icon="settings" onClick={() => navigate('/admin/payment/presets')}>
              {t('presets.templates')}
            </Button>
            <Button icon="settings" onClick={() => navigate('/admin/payment/instructions')}>
              {t('paymentInstructions.title')}
            </Button>
          </div>
        )
      }
      columns={columns}
      dense
      actions={actions}
      noneText={t('payments.none')}
      noneFoundText={t('payments.noneFound')}
      showAllLabel={t('payments.showAll')}
    >
      {dialog && <PaymentDialog dialog={dialog} onClose={close} onDone={done} />}
    </ListPage>
  );
}
