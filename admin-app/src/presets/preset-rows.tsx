import { presetInput } from '@portal/shared-api/presets';
import { AmountField } from '@portal/shared-ui/amount-field';
import { IconButton } from '@portal/shared-ui/button';
import { CheckboxField } from '@portal/shared-ui/checkbox-field';
import { useTranslation } from '@portal/shared-ui/i18n';
import { ListField } from '@portal/shared-ui/list-field';
import { TextField } from '@portal/shared-ui/text-field';
import type { ReactNode } from 'react';
import { isRepeated, type TypedPreset } from './typed-preset.ts';
import styles from './presets.module.css';

interface PresetRowsProps {
  /** What is wrong with the rows as a whole. */
  problem?: (rows: readonly TypedPreset[]) => string | undefined;
  /** The message for a row whose title is already used above. */
  repeated: (title: string) => string;
  /** Of an item; that of a student's by default. */
  schema?: typeof presetInput;
  /** Includes whether families see an item. */
  withShow?: boolean;
  /** One line per item; labels are for screen readers only. */
  compact?: boolean;
  /** Ways to add an item. */
  children: (add: (item: TypedPreset) => void) => ReactNode;
}

/** Editable fee items, in the form field `presets`: title, value, and whether families see it. */
export function PresetRows({
  problem,
  repeated,
  schema = presetInput,
  withShow = false,
  compact = false,
  children,
}: PresetRowsProps) {
  const { t } = useTranslation('admin-app');
  return (
    <ListField<TypedPreset> name="presets" {...(problem ? { problem } : {})}>
      {(rows, { add, remove }) => (
        <>
          <ul className={compact ? `${styles.rows} ${styles.compact}` : styles.rows}>
            {rows.map(({ key, index }) => (
              <li key={key} className={styles.row}>
                <div className={styles.title}>
                  <TextField
                    name={[index, 'title']}
                    label={t('presets.fields.title')}
                    schema={schema.shape.title}
                    maxLength={100}
                    rules={[
                      ({ getFieldValue }) => ({
                        validator: async () => {
                          const items = getFieldValue('presets') as readonly TypedPreset[];
                          if (isRepeated(items, index))
                            throw new Error(repeated(items[index]!.title!.trim()));
                        },
                      }),
                    ]}
                  />
                </div>
                <div className={styles.value}>
                  <AmountField
                    name={[index, 'value']}
                    label={t('presets.fields.value')}
                    schema={schema.shape.value}
                    signed
                  />
                </div>
                <div className={styles.remove}>
                  <IconButton
                    icon="delete"
                    label={t('presets.remove', { number: index + 1 })}
                    onClick={() => remove(index)}
                  />
                </div>
                {withShow && (
                  <div className={styles.show}>
                    <CheckboxField name={[index, 'show']}>{t('presets.fields.show')}</CheckboxField>
                  </div>
                )}
              </li>
            ))}
          </ul>
          {children(add)}
        </>
      )}
    </ListField>
  );
}
