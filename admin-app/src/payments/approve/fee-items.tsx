import { messageText } from '@portal/shared-api/messages';
import { ringgit, senOf } from '@portal/shared-api/money';
import { nameKey } from '@portal/shared-api/plain-text';
import type { Preset } from '@portal/shared-api/presets';
import { Button } from '@portal/shared-ui/button';
import type { FormInstance } from '@portal/shared-ui/form';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { SelectField } from '@portal/shared-ui/select-field';
import { useEffect, useEffectEvent } from 'react';
import type { TypedPreset } from '../../presets/typed-preset.ts';
import { PresetRows } from '../../presets/preset-rows.tsx';
import styles from '../payments.module.css';

interface FeeItemsProps {
  form: FormInstance;
  /** Suggested items: the student's own, from an earlier accept, and for the subjects the family named. */
  offered: readonly Preset[];
  /** The lines as typed. */
  chosen: readonly (TypedPreset | undefined)[];
}

const same = (title: string | undefined) => (title === undefined ? undefined : nameKey(title));

/** What the payment is for: suggested items that can be changed, and additional ones. */
export function FeeItems({ form, offered, chosen }: FeeItemsProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const titles = new Set(chosen.map((item) => same(item?.title)));
  const taken = offered.filter(({ title }) => titles.has(same(title))).map(({ title }) => title);

  // Lines may be renamed and removed, and the selection follows. `setFieldValue` would count as typed.
  const follow = useEffectEvent(() => form.setFieldsValue({ chosen: taken }));
  const takenTitles = taken.join('\n');
  useEffect(() => {
    if (takenTitles !== undefined) follow();
  }, [takenTitles]);

  function choose(wanted: readonly string[]) {
    const kept = chosen.filter(
      (item) => !taken.some((title) => same(title) === same(item?.title) && !wanted.includes(title)),
    );
    const added = offered.filter(({ title }) => wanted.includes(title) && !taken.includes(title));
    form.setFields([{ name: 'presets', value: [...kept, ...added], touched: true }]);
  }

  return (
    <fieldset className={styles.fees}>
      <legend>{t('payments.approve.items')}</legend>
      <SelectField<string>
        name="chosen"
        label={t('payments.approve.toChoose')}
        multiple
        options={offered.map(({ title, value }) => ({
          value: title,
          label: `${title} ${ringgit(senOf(value))}`,
        }))}
        onPickAll={choose}
      />
      <PresetRows
        compact
        problem={(rows) => (rows.length === 0 ? messageText('presets_none', language) : undefined)}
        repeated={(title) => messageText('preset_exists', language, { title })}
      >
        {(add) => (
          <div className={styles.offers}>
            <Button icon="add" onClick={() => add({ title: '', value: '', show: true })}>
              {t('payments.approve.otherItem')}
            </Button>
          </div>
        )}
      </PresetRows>
    </fieldset>
  );
}
