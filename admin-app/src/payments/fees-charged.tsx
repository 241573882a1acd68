import type { Preset } from '@portal/shared-api/presets';
import { FeeList } from '@portal/shared-ui/fee-list';
import { useTranslation } from '@portal/shared-ui/i18n';
import styles from './payments.module.css';

/** The fee items of a payment as they were accepted. */
export function FeesCharged({ presets }: { presets: readonly Preset[] }) {
  const { t } = useTranslation('admin-app');
  return (
    <section>
      <h3 className={styles.head}>{t('payments.approve.items')}</h3>
      {presets.length === 0 && <p className={styles.quiet}>{t('payments.details.noItems')}</p>}
      <FeeList items={presets} />
    </section>
  );
}
