import { time } from '@portal/shared-api/fields';
import { TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { Field, type FieldProps } from './field.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { useIsPhone } from '../hooks/media.tsx';

/** A time of day, chosen as 2:30 PM; the value is `14:30`. */
export function TimeField({ schema = time, ...field }: FieldProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const isPhone = useIsPhone();
  return (
    <Field
      {...field}
      schema={schema}
      validateTrigger="onChange"
      getValueProps={(value: string | null | undefined) => ({
        value: value ? dayjs(`2000-01-01T${value}`) : null,
      })}
      normalize={(value: Dayjs | null) => value?.format('HH:mm') ?? ''}
    >
      <TimePicker
        className="kit-wide"
        format={language === 'ch' ? 'Ah:mm' : 'h:mm A'}
        use12Hours
        minuteStep={5}
        needConfirm={false}
        showNow={false}
        placeholder={t('fields.time')}
        inputReadOnly={isPhone}
        disabled={field.disabled}
      />
    </Field>
  );
}
