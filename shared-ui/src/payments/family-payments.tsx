import type { parentPayments } from '@portal/shared-api/payments-family';
import { hasReceipt, type PaymentRow } from '@portal/shared-api/payments';
import { useState, type ReactNode } from 'react';
import { Button } from '../layout/button.tsx';
import type { RowAction } from '../table/data-table.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { ListPage } from '../list/list-page.tsx';
import { useList } from '../list/use-list.tsx';
import { UnfinishedPayment } from './payment-draft.tsx';
import { DetailDialog } from './detail-dialog.tsx';
import type { FamilyCalls } from './family-calls.ts';
import { useFamilyColumns } from './family-columns.tsx';
import { ProofViewer, ReceiptViewer } from './family-viewers.tsx';
import { UpdateDialog } from './update-dialog.tsx';
import { useStatusNews } from './use-status-news.ts';

interface SubmitDialogProps {
  onClose: () => void;
  /** Whom it begins with; those who owe when absent. */
  studentId?: string | undefined;
  /** Payments were handed in: their rows are marked and `message` is said. The dialog stays until `onClose`. */
  onSubmitted: (ids: readonly number[], message: string) => void;
}

/** What the page's dialogs can be opened for. */
export interface FamilySteps {
  submit: (studentId: string) => void;
  correct: (payment: PaymentRow) => void;
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
  /** The dialog that hands a new payment in, begun for a student or for everybody. */
  renderSubmit: (props: SubmitDialogProps) => ReactNode;
  /** What stands above the list, with the steps that it may lead to. */
  renderAbove?: (steps: FamilySteps) => ReactNode;
}

type Open =
  | { kind: 'submit'; studentId?: string }
  | { kind: 'view' | 'edit' | 'receipt' | 'proof'; payment: PaymentRow };

/** What a family sees of its payments: the list that refreshes by itself, with its dialogs (specification A, section 2). */
export function FamilyPayments({
  calls,
  title,
  intro,
  showsStudent = false,
  account,
  emptyHint,
  renderSubmit,
  renderAbove,
}: FamilyPaymentsProps) {
  const { t } = useTranslation('kit');
  // Both families' lists answer the same rows.
  const list = useList(calls.list as typeof parentPayments);
  const columns = useFamilyColumns(showsStudent);
  const [open, setOpen] = useState<Open | null>(null);
  useStatusNews(list.source.data?.data, list.mark);

  const close = () => setOpen(null);
  /** An open dialog shows what the list has learned meanwhile. */
  const current = (payment: PaymentRow) =>
    list.source.data?.data.find(({ id }) => id === payment.id) ?? payment;

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
    <ListPage
      title={title}
      intro={intro}
      action={submit}
      list={list}
      columns={columns}
      actions={actions}
      noneText={t('payment.none')}
      noneNext={emptyHint}
      above={
        <>
          {account && open?.kind !== 'submit' && (
            <UnfinishedPayment account={account} onContinue={() => setOpen({ kind: 'submit' })} />
          )}
          {renderAbove?.({
            submit: (studentId) => setOpen({ kind: 'submit', studentId }),
            correct: (payment) => setOpen({ kind: 'edit', payment }),
          })}
        </>
      }
    >
      {open?.kind === 'submit' &&
        renderSubmit({
          onClose: close,
          studentId: open.studentId,
          onSubmitted: (ids, message) => {
            // New payments are on the first page.
            if (list.page > 1) list.go({ page: 1 });
            list.tell(message, ...ids);
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
            list.tell(message, open.payment.id);
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
    </ListPage>
  );
}
