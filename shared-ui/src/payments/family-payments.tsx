import type { parentPayments } from '@portal/shared-api/payments-family';
import { hasReceipt, type PaymentRow } from '@portal/shared-api/payments';
import { useState, type ReactNode } from 'react';
import { Button } from '../layout/button.tsx';
import type { RowAction } from '../table/data-table.tsx';
import { lazyPart, useFetchAhead } from '../layout/lazy-part.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { ListPage } from '../list/list-page.tsx';
import { useList } from '../list/use-list.tsx';
import { UnfinishedPayment } from './payment-draft.tsx';
import type { FamilyCalls } from './family-calls.ts';
import { useFamilyColumns } from './family-columns.tsx';
import { useStatusNews } from './use-status-news.ts';

const DetailDialog = lazyPart(() => import('./detail-dialog.tsx').then((part) => part.DetailDialog));
const UpdateDialog = lazyPart(() => import('./update-dialog.tsx').then((part) => part.UpdateDialog));
const ProofViewer = lazyPart(() => import('./family-viewers.tsx').then((part) => part.ProofViewer));
const ReceiptViewer = lazyPart(() => import('./family-viewers.tsx').then((part) => part.ReceiptViewer));
const ownParts = [DetailDialog, UpdateDialog, ProofViewer, ReceiptViewer];

interface SubmitDialogProps {
  onClose: () => void;
  /** The initial students; by default those with outstanding months. */
  studentId?: string | undefined;
  /** Payments were submitted: highlights their rows and shows `message`. The dialog stays until `onClose`. */
  onSubmitted: (ids: readonly number[], message: string) => void;
}

/** What the page's dialogs open for. */
export interface FamilySteps {
  submit: (studentId: string) => void;
  correct: (payment: PaymentRow) => void;
}

interface FamilyPaymentsProps {
  calls: FamilyCalls;
  title: string;
  intro: string;
  /** Names the student of each payment, if there are several. */
  showsStudent?: boolean;
  /** Whose draft this tab may have; undefined if unknown or none. */
  account?: string | undefined;
  /** The next step while there are no payments. */
  emptyHint: string;
  /** The dialog for a new payment, for one student or all. */
  renderSubmit: (props: SubmitDialogProps) => ReactNode;
  /** The month of a payment to be corrected, if not every month can be chosen. */
  renderMonth?: (payment: PaymentRow) => ReactNode;
  /** What is above the list, with its actions. */
  renderAbove?: (steps: FamilySteps) => ReactNode;
  /** What else may be opened, to be fetched once the list is shown. */
  parts?: readonly { fetch: () => Promise<unknown> }[];
}

const none: NonNullable<FamilyPaymentsProps['parts']> = [];

type Open =
  | { kind: 'submit'; studentId?: string }
  | { kind: 'view' | 'edit' | 'receipt' | 'proof'; payment: PaymentRow };

/** A family's payments: a self-refreshing list with its dialogs (specification A, section 2). */
export function FamilyPayments({
  calls,
  title,
  intro,
  showsStudent = false,
  account,
  emptyHint,
  renderSubmit,
  renderMonth,
  renderAbove,
  parts = none,
}: FamilyPaymentsProps) {
  const { t } = useTranslation('kit');
  // Both families' lists return the same rows.
  const list = useList(calls.list as typeof parentPayments);
  const columns = useFamilyColumns(showsStudent);
  const [open, setOpen] = useState<Open | null>(null);
  useStatusNews(list.source.data?.data, list.mark);
  const stands = list.source.data !== undefined;
  useFetchAhead(stands, ownParts);
  useFetchAhead(stands, parts);

  const close = () => setOpen(null);
  /** An open dialog follows updates of the list. */
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
            // New payments are on page 1.
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
          month={renderMonth?.(open.payment)}
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
