import { usePortal } from '@portal/portal-kit/area';
import { id as branchId } from '@portal/shared-api/fields';
import { pageNumber } from '@portal/shared-api/paging';
import { checkPayment, paymentsToCheck } from '@portal/shared-api/payments-checking';
import type { Result } from '@portal/shared-api/endpoint';
import { useApiMutation } from '@portal/shared-api/react';
import { Chip } from '@portal/shared-ui/chip';
import { DataTable, type RowAction } from '@portal/shared-ui/data-table';
import { FilterDrawer } from '@portal/shared-ui/filter-drawer';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Page } from '@portal/shared-ui/page';
import { useSearchParams } from '@portal/shared-ui/router';
import { useLiveQuery } from '@portal/shared-ui/use-live-query';
import { useState } from 'react';
import { BranchSelect } from '../branch-select.tsx';
import { DetailsDialog } from '../details-dialog.tsx';
import { usePaymentColumns } from '../payment-columns.tsx';
import { ProofViewer } from '../proof-viewer.tsx';
import { RejectDialog } from '../reject-dialog.tsx';
import { CheckDialog } from './check-dialog.tsx';

type Row = Result<typeof paymentsToCheck>['data'][number];

interface Open {
  kind: 'view' | 'proof' | 'accept' | 'reject';
  payment: Row;
}

/** What waits for the second pair of eyes, oldest first (decisions 1 to 3). */
export default function CheckingPage() {
  const { t } = useTranslation('admin-app');
  const { session, notify } = usePortal();
  const top = session?.adminLevel === 'level_3';
  const [address, setAddress] = useSearchParams();
  const page = pageNumber.parse(address.get('page') ?? 1);
  const branch = top && branchId.safeParse(address.get('branch')).success ? address.get('branch')! : '';
  const [open, setOpen] = useState<Open | null>(null);
  const check = useApiMutation(checkPayment, ['students']);
  const list = useLiveQuery(paymentsToCheck, { query: { page, ...(branch ? { branch } : {}) } });

  const go = (place: { branch?: string | undefined; page?: number }, inPlace = false) =>
    setAddress(
      {
        ...(place.branch ? { branch: place.branch } : {}),
        ...(place.page && place.page > 1 ? { page: String(place.page) } : {}),
      },
      { replace: inPlace },
    );

  const close = () => setOpen(null);
  const done = (message: string) => {
    close();
    notify('success', message);
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
        word: t('payments.view'),
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
    <Page
      title={t('payments.checking.title')}
      intro={t('payments.checking.purpose')}
      tools={
        top && (
          <FilterDrawer<{ branch?: string }> values={{ branch }} onApply={(chosen) => go(chosen)}>
            <BranchSelect />
          </FilterDrawer>
        )
      }
    >
      <DataTable<Row>
        label={t('payments.checking.title')}
        source={list}
        rowKey={({ id }) => id}
        columns={columns}
        actions={actions}
        page={page}
        onPageChange={(to, correcting) => go({ branch, page: to }, correcting)}
        emptyText={t('payments.checking.none')}
      />
      {open?.kind === 'view' && <DetailsDialog id={open.payment.id} onClose={close} />}
      {open?.kind === 'proof' && <ProofViewer payment={open.payment} onClose={close} />}
      {open?.kind === 'accept' && (
        <CheckDialog payment={open.payment} check={decide('accept')} onClose={close} onDone={done} />
      )}
      {open?.kind === 'reject' && (
        <RejectDialog payment={open.payment} reject={decide('reject')} onClose={close} onDone={done} />
      )}
    </Page>
  );
}
