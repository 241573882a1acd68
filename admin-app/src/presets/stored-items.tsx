import type { Preset } from '@portal/shared-api/presets';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Money } from '@portal/shared-ui/money';
import styles from './presets.module.css';

/** What somebody else has saved meanwhile, to compare with what was typed. */
export function StoredItems({ items }: { items: readonly Preset[] }) {
  const { t } = useTranslation('admin-app');
  return (
    <section className={styles.compare}>
      <strong>{t('presets.storedNow')}</strong>
      <ul>
        {items.map(({ title, value }) => (
          <li key={title}>
            {title} <Money value={value} />
          </li>
        ))}
        {items.length === 0 && <li>{t('presets.none')}</li>}
      </ul>
      {t('presets.saveOver')}
    </section>
  );
}
