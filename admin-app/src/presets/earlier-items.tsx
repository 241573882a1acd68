import type { EarlierRow } from '@portal/shared-api/presets-earlier';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Money } from '@portal/shared-ui/money';
import styles from './presets.module.css';

/** How a student's items would change. */
export function EarlierItems({ items }: { items: EarlierRow['items'] }) {
  const { t } = useTranslation('admin-app');
  return (
    <ul className={styles.changes}>
      {items.map(({ title, value, new_value, show, new_show }) => (
        <li key={title}>
          {title}{' '}
          <span>
            <Money value={value} />
            {new_value !== value && (
              <>
                {' → '}
                <strong>
                  <Money value={new_value} />
                </strong>
              </>
            )}
            {new_show !== show && <> ({t(new_show ? 'presets.renew.shown' : 'presets.renew.hidden')})</>}
          </span>
        </li>
      ))}
    </ul>
  );
}
