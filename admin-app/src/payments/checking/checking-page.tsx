import { usePortal } from '@portal/portal-kit/area';
import { checkPayment, checkingFilters, paymentsToCheck } from '@portal/shared-api/payments-checking';
import type { Result } from '@portal/shared-api/endpoint';
import { useApiMutation } from '@portal/shared-api/react';
import { BranchSelect } from '@portal/shared-ui/branch-select';
import { Chip } from '@portal/shared-ui/chip';
import type { RowAction } from '@portal/shared-ui/data-table';
import { useTranslation } from '@portal/shared-ui/i18n';
import { ListPage, useList, withheldFrom } from '@portal/shared-ui/list';
import { useState } from 'react';
import { DetailsDialog } from '../details/details-dialog.tsx';
import { usePaymentColumns } from '../list/payment-columns.tsx';
import { ProofViewer } from '../proofs/proof-viewer.tsx';
import { RejectDialog } from '../approve/reject-dialog.tsx';
import { CheckDialog } from './check-dialog.tsx';

type Row = Result<typeof paymentsToCheck>['data'][number];

interface Open {
  kind: 'view' | 'proof' | 'accept' | 'reject';
  payment: Row;
}

/** Payments waiting for the second check, oldest first (decisions 1 to 3). */
export default function CheckingPage() {
  const { t } = useTranslation('admin-app');
  const { session } = usePortal();
  const top = session?.adminLevel === 'level_3';
  const [open, setOpen] = useState<Open | null>(null);
  const check = useApiMutation(checkPayment, ['students']);
  const list = useList(paymentsToCheck, {
    filters: checkingFilters,
    withheld: withheldFrom(session?.adminLevel),
  });

  const close = () => setOpen(null);
  const done = (message: string) => {
    close();
    list.tell(message);
  };
  const decide = (action: 'accept' | 'reject') => (comment: string | null, version?: number) =>
    check.mutateAsync({ params: { id: open!.payment.id, action }, body: { comment, version } });

  const columns = usePaymentColumns({
    hidesChecking: false,
    onProof: (payment) => setOpen({ kind: 'proof', payment: payment as Row }),
  }).map((column) =>
    column.key === 'status'
      ? {
          key: 'accepted',
          title: t('payments.checking.accepted'),
          render: (row: Row) => {
            const name = row.accepted_by_me ? t('payments.checking.byYou') : row.accepted_by;
            const text = row.accepted_by_change ? t('payments.checking.changedBy', { name }) : name;
            return row.accepted_by_me ? <Chip tone="sunrise">{text}</Chip> : text;
          },
        }
      : column,
  );

  const actions = (payment: Row): RowAction[] => {
    const barred = payment.accepted_by_me && !top;
    return [
      {
        key: 'view',
        icon: 'view',
        label: t('payments.actions.view'),
        onClick: () => setOpen({ kind: 'view', payment }),
      },
      {
        key: 'accept',
        icon: 'approve',
        label: t(
          !barred
            ? 'payments.checking.accept'
            : payment.accepted_by_change
              ? 'payments.checking.barredChanged'
              : 'payments.checking.barred',
        ),
        word: t('payments.checking.accept'),
        disabled: barred,
        onClick: () => setOpen({ kind: 'accept', payment }),
      },
      {
        key: 'reject',
        icon: 'reject',
        danger: true,
        label: t('payments.checking.reject'),
        onClick: () => setOpen({ kind: 'reject', payment }),
      },
    ];
  };

  return (
    <ListPage
      title={t('payments.checking.title')}
      intro={t('payments.checking.purpose')}
      list={list}
      filterFields={top && <BranchSelect clearable />}
      columns={columns}
      dense
      actions={actions}
      noneText={t('payments.checking.none')}
    >
      {open?.kind === 'view' && <DetailsDialog id={open.payment.id} onClose={close} />}
      {open?.kind === 'proof' && <ProofViewer payment={open.payment} onClose={close} />}
      {open?.kind === 'accept' && (
        <CheckDialog payment={open.payment} check={decide('accept')} onClose={close} onDone={done} />
      )}
      {open?.kind === 'reject' && (
        <RejectDialog payment={open.payment} reject={decide('reject')} onClose={close} onDone={done} />
      )}
    </ListPage>
  );
}
