import { ringgit, senOf } from '@portal/shared-api/money';
import { messageText } from '@portal/shared-api/messages';
import type { Preset } from '@portal/shared-api/presets';
import { Button } from '@portal/shared-ui/button';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { repeatedTitleText } from '../presets/preset-list-problem.ts';
import { PresetRows } from '../presets/preset-rows.tsx';
import styles from './payments.module.css';

interface FeeItemsProps {
  /** Items that can be taken over with one press. */
  offered: readonly Preset[];
  chosen: readonly ({ title?: string } | undefined)[];
}

/** What the payment is for: the student's items, changed, left out or added to. */
export function FeeItems({ offered, chosen }: FeeItemsProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const taken = new Set(chosen.map((item) => item?.title?.trim().toLowerCase()));
  const open = offered.filter(({ title }) => !taken.has(title.toLowerCase()));
  return (
    <fieldset className={styles.fees}>
      <legend>{t('payments.approve.items')}</legend>
      <PresetRows
        problem={(rows) =>
          rows.length === 0 ? messageText('presets_none', language) : repeatedTitleText(rows, language)
        }
      >
        {(add) => (
          <div className={styles.offers}>
            {open.map((item) => (
              <Button key={item.title} icon="add" onClick={() => add(item)}>
                {item.title} {ringgit(senOf(item.value))}
              </Button>
            ))}
            <Button icon="add" onClick={() => add({ title: '', value: '', show: true })}>
              {t('payments.approve.otherItem')}
            </Button>
          </div>
        )}
      </PresetRows>
    </fieldset>
  );
}
