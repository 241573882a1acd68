import type { Preset } from '@portal/shared-api/presets';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Money } from '@portal/shared-ui/money';
import styles from './payments.module.css';

/** The fee items of a payment as they were accepted. */
export function FeesCharged({ presets }: { presets: readonly Preset[] }) {
  const { t } = useTranslation('admin-app');
  return (
    <section>
      <h3 className={styles.head}>{t('payments.approve.items')}</h3>
      {presets.length === 0 && <p className={styles.quiet}>{t('payments.details.noItems')}</p>}
      <ul className={styles.items}>
        {presets.map(({ title, value }) => (
          <li key={title}>
            <span>{title}</span>
            <Money value={value} />
          </li>
        ))}
      </ul>
    </section>
  );
}
