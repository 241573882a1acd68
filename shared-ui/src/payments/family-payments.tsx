import { hasReceipt, type PaymentRow } from '@portal/shared-api/payments';
import { useState, type ReactNode } from 'react';
import { Button } from '../layout/button.tsx';
import { DataTable, type RowAction } from '../table/data-table.tsx';
import { useNotify } from '../layout/feedback.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { Page } from '../layout/page.tsx';
import { UnfinishedPayment } from './payment-draft.tsx';
import { DetailDialog } from './detail-dialog.tsx';
import type { FamilyCalls } from './family-calls.ts';
import { useFamilyColumns } from './family-columns.tsx';
import { ProofViewer, ReceiptViewer } from './family-viewers.tsx';
import { UpdateDialog } from './update-dialog.tsx';
import { useStatusNews } from './use-status-news.ts';
import { useSearchParams } from '../router.tsx';
import { useLiveQuery } from '../hooks/use-live-query.tsx';
import { useMarkedRow } from '../table/use-marked-row.tsx';

interface SubmitDialogProps {
  onClose: () => void;
  /** Payments were handed in: their rows are marked and `message` is said. The dialog stays until `onClose`. */
  onSubmitted: (ids: readonly number[], message: string) => void;
}

interface FamilyPaymentsProps {
  calls: FamilyCalls;
  title: string;
  intro: string;
  /** Names the student of each payment, where there are several. */
  showsStudent?: boolean;
  /** Whose unfinished payment may wait in this tab; undefined while nobody knows, or when there is none. */
  account?: string | undefined;
  /** What to do while there is no payment. */
  emptyHint: string;
  /** The dialog that hands a new payment in. */
  renderSubmit: (props: SubmitDialogProps) => ReactNode;
}

type Open = { kind: 'submit' } | { kind: 'view' | 'edit' | 'receipt' | 'proof'; payment: PaymentRow };

/** What a family sees of its payments: the list that refreshes by itself, with its dialogs (specification A, section 2). */
export function FamilyPayments({
  calls,
  title,
  intro,
  showsStudent = false,
  account,
  emptyHint,
  renderSubmit,
}: FamilyPaymentsProps) {
  const { t } = useTranslation('kit');
  const notify = useNotify();
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const list = useLiveQuery(calls.list, { query: { page } });
  const columns = useFamilyColumns(showsStudent);
  const [open, setOpen] = useState<Open | null>(null);
  const [marked, mark] = useMarkedRow();
  useStatusNews(list.data?.data, mark);

  const close = () => setOpen(null);
  const told = (ids: readonly number[], message: string) => {
    mark(...ids);
    notify('success', message);
  };
  /** An open dialog shows what the list has learned meanwhile. */
  const current = (payment: PaymentRow) => list.data?.data.find(({ id }) => id === payment.id) ?? payment;

  const actions = (payment: PaymentRow): RowAction[] => [
    {
      key: 'view',
      icon: 'view',
      label: t('payment.actions.view'),
      onClick: () => setOpen({ kind: 'view', payment }),
    },
    ...(hasReceipt(payment.payment_status)
      ? [
          {
            key: 'receipt',
            icon: 'receipt' as const,
            label: t('payment.actions.receipt'),
            onClick: () => setOpen({ kind: 'receipt', payment }),
          },
        ]
      : []),
    ...(payment.payment_status === 'rejected'
      ? [
          {
            key: 'edit',
            icon: 'edit' as const,
            label: t('payment.actions.edit'),
            onClick: () => setOpen({ kind: 'edit', payment }),
          },
        ]
      : []),
  ];

  const submit = (
    <Button kind="primary" icon="add" onClick={() => setOpen({ kind: 'submit' })}>
      {t('payment.actions.submit')}
    </Button>
  );

  return (
    <Page title={title} intro={intro} action={submit}>
      {account && open?.kind !== 'submit' && (
        <UnfinishedPayment account={account} onContinue={() => setOpen({ kind: 'submit' })} />
      )}
      <DataTable<PaymentRow>
        label={title}
        source={list}
        rowKey={({ id }) => id}
        columns={columns}
        actions={actions}
        marked={marked}
        page={page}
        onPageChange={(to, correcting) => setAddress({ page: String(to) }, { replace: correcting })}
        emptyText={t('payment.none')}
        emptyNext={emptyHint}
      />
      {open?.kind === 'submit' &&
        renderSubmit({
          onClose: close,
          onSubmitted: (ids, message) => {
            // New payments are on the first page.
            if (page > 1) setAddress({});
            told(ids, message);
          },
        })}
      {open?.kind === 'view' && (
        <DetailDialog
          payment={current(open.payment)}
          showsStudent={showsStudent}
          onProof={(payment) => setOpen({ kind: 'proof', payment })}
          onClose={close}
        />
      )}
      {open?.kind === 'edit' && (
        <UpdateDialog
          payment={open.payment}
          calls={calls}
          onClose={close}
          onDone={(message) => {
            close();
            told([open.payment.id], message);
          }}
        />
      )}
      {open?.kind === 'receipt' && (
        <ReceiptViewer payment={open.payment} call={calls.receipt} onClose={close} />
      )}
      {open?.kind === 'proof' && (
        <ProofViewer
          payment={open.payment}
          call={calls.proof}
          onClose={() => setOpen({ kind: 'view', payment: open.payment })}
        />
      )}
    </Page>
  );
}
