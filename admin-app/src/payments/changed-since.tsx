import { ringgit, senOf } from '@portal/shared-api/money';
import { dateText, periodName } from '@portal/shared-ui/dates';
import { DescriptionList } from '@portal/shared-ui/description-list';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { PaymentTypeName } from '@portal/shared-ui/payment-fields';
import type { ReactNode } from 'react';
import { changedBy, changedParts, type ChangedPart } from './payment-changes.ts';
import type { Details } from './payment-loading.tsx';
import { ProofButton } from './proofs/proof-viewer.tsx';
import styles from './payments.module.css';

const labels = {
  payment_amount: 'amount',
  payment_for: 'for',
  payment_date: 'date',
  payment_type: 'type',
  payment_proof: 'proof',
  presets: 'items',
  overpay: 'credit',
  comment: 'comment',
} as const satisfies Record<ChangedPart, string>;

type Worded = Exclude<ChangedPart, 'payment_proof'>;

/** Formats a part of a payment like the rest of the dialog; null if empty. */
function usePartText(): (part: Worded, payment: Details) => ReactNode {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  return (part, { presets, overpay, comment, ...payment }) => {
    switch (part) {
      case 'payment_amount':
        return ringgit(senOf(payment.payment_amount));
      case 'payment_for':
        return periodName(payment.payment_for, language);
      case 'payment_date':
        return dateText(payment.payment_date, language);
      case 'payment_type':
        return <PaymentTypeName type={payment.payment_type} />;
      case 'presets': {
        const items = presets.map(({ title, value }) => `${title} ${ringgit(senOf(value))}`);
        return listText(items, language) || null;
      }
      case 'overpay':
        return overpay && `${t(`payments.approve.types.${overpay.type}`)} ${ringgit(senOf(overpay.amount))}`;
      case 'comment':
        return comment && <bdi>{comment}</bdi>;
    }
  };
}

interface ChangedSinceProps {
  /** The version looked at; null if it has not changed. */
  was: Details | null;
  now: Details;
}

/** What somebody else changed in a payment while its dialog was open, before and after. */
export function ChangedSince({ was, now }: ChangedSinceProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const textOf = usePartText();
  if (!was) return null;
  const parts = changedParts(was, now);
  const names = changedBy(was, now);
  return (
    <section className={styles.changed}>
      <strong>
        {names.length > 0
          ? t('payments.changed.by', { names: listText(names, language) })
          : t('payments.changed.title')}
      </strong>
      {parts.length === 0 ? (
        <p>{t('payments.changed.nothing')}</p>
      ) : (
        <DescriptionList
          items={parts.map((part) => ({
            term: t(`payments.fields.${labels[part]}`),
            value:
              part === 'payment_proof' ? (
                <div className={styles.chips}>
                  <mark>{t('payments.fields.newProof')}</mark>
                  {now.has_proof && <ProofButton payment={now} />}
                </div>
              ) : (
                <>
                  {textOf(part, was) ? <del>{textOf(part, was)}</del> : '–'}
                  {' → '}
                  <mark>{textOf(part, now) ?? '–'}</mark>
                </>
              ),
          }))}
        />
      )}
    </section>
  );
}
