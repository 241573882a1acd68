import { Chip, type Tone } from '@portal/shared-ui/chip';
import { instantText } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import type { IconName } from '@portal/shared-ui/icons';
import type { Details } from './payment-loading.tsx';
import styles from './payments.module.css';

type Entry = Details['audit_log'][number];

const looks: Record<Entry['action'], { tone: Tone; icon: IconName }> = {
  created: { tone: 'slate', icon: 'add' },
  approved: { tone: 'orange', icon: 'approve' },
  checked: { tone: 'green', icon: 'payments-checking' },
  rejected: { tone: 'coral', icon: 'reject' },
  updated: { tone: 'primary', icon: 'edit' },
  deleted: { tone: 'coral', icon: 'delete' },
};

/** Who did what with a payment and when, oldest first. Families never see it (decision 21). */
export function AuditLog({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  return (
    <section>
      <h3 className={styles.head}>{t('payments.log.title')}</h3>
      <ol className={styles.log}>
        {entries.map(({ action, carried_by, carried_on, self_checked }) => (
          <li key={`${carried_on} ${action}`}>
            <Chip {...looks[action]}>{t(`payments.log.${action}`)}</Chip>
            <span>
              {carried_by}
              {self_checked && ` · ${t('payments.log.self')}`}
            </span>
            <time dateTime={carried_on}>{instantText(carried_on, language)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
