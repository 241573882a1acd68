import { ringgit, senOf } from '@portal/shared-api/money';
import type { PaymentType } from '@portal/shared-api/payments';
import { Chip, type Tone } from '@portal/shared-ui/chip';
import { dateText, instantText, periodName } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import type { IconName } from '@portal/shared-ui/icons';
import { PaymentTypeName } from '@portal/shared-ui/payment-fields';
import type { Details } from '../payment-loading.tsx';
import styles from '../payments.module.css';

type Entry = Details['audit_log'][number];
type Change = Entry['changes'][number];

const looks: Record<Entry['action'], { tone: Tone; icon: IconName }> = {
  created: { tone: 'slate', icon: 'add' },
  approved: { tone: 'orange', icon: 'approve' },
  checked: { tone: 'green', icon: 'payments-checking' },
  rejected: { tone: 'coral', icon: 'reject' },
  updated: { tone: 'primary', icon: 'edit' },
  deleted: { tone: 'coral', icon: 'delete' },
};

const labels = {
  payment_amount: 'amount',
  payment_date: 'date',
  payment_for: 'for',
  payment_type: 'type',
} as const;

/** One side of a change, formatted like the rest of the screen. */
function Side({ field, value }: { field: keyof typeof labels; value: string | null }) {
  const language = useLanguage();
  if (!value) return '–';
  switch (field) {
    case 'payment_amount':
      return ringgit(senOf(value));
    case 'payment_date':
      return dateText(value, language);
    case 'payment_for':
      return periodName(value, language);
    case 'payment_type':
      return <PaymentTypeName type={value as PaymentType} />;
  }
}

function ChangeLine({ change: { field, from, to } }: { change: Change }) {
  const { t } = useTranslation('admin-app');
  if (field === 'payment_proof') return t('payments.log.newProof');
  return (
    <>
      {t(`payments.fields.${labels[field]}`)} <Side field={field} value={from} />
      {' → '}
      <Side field={field} value={to} />
    </>
  );
}

/** The history of a payment with changes and comments, oldest first. Families never see it (decision 21). */
export function AuditLog({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  return (
    <section>
      <h3 className={styles.head}>{t('payments.log.title')}</h3>
      <ol className={styles.log}>
        {entries.map(({ action, carried_by, carried_on, self_checked, comment, changes }) => (
          <li key={`${carried_on} ${action}`}>
            <Chip {...looks[action]}>{t(`payments.log.${action}`)}</Chip>
            <span>
              <bdi>{carried_by}</bdi>
              {self_checked && ` · ${t('payments.log.self')}`}
            </span>
            <time dateTime={carried_on}>{instantText(carried_on, language)}</time>
            {(changes.length > 0 || comment) && (
              <div className={styles.trace}>
                {changes.map((change) => (
                  <p key={change.field}>
                    <ChangeLine change={change} />
                  </p>
                ))}
                {comment && (
                  <p className={styles.said}>
                    “<bdi>{comment}</bdi>”
                  </p>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
