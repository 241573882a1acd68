import { time } from '@portal/shared-api/fields';
import { TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { timeText } from '../display/dates.tsx';
import { Field, type FieldProps } from './field.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { useIsPhone } from '../hooks/media.tsx';
import { readTime } from './typed-time.ts';
import { useTyping } from './use-typing.ts';
import { useUnreadable } from './use-unreadable.ts';

/** A time of day, chosen or typed as 2:30 PM. The value is `14:30`. */
export function TimeField({ schema = time, ...field }: FieldProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const { unreadableText, onUnreadable } = useUnreadable(field.name);
  return (
    <Field
      {...field}
      schema={schema}
      validateTrigger="onChange"
      objection={() =>
        unreadableText() &&
        t('fields.noTime', { text: unreadableText(), example: timeText('14:30', language) })
      }
    >
      <TypedTimePicker disabled={field.disabled} onUnreadable={onUnreadable} />
    </Field>
  );
}

interface TypedTimePickerProps {
  /** Given by the form. */
  id?: string;
  value?: string | null;
  onChange?: (value: string) => void;
  disabled: boolean | undefined;
  onUnreadable: (text: string) => void;
}

function TypedTimePicker({ value, onChange, onUnreadable, ...props }: TypedTimePickerProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const isPhone = useIsPhone();
  const { around, give, ...typing } = useTyping({ readTyped: readTime, onChange, onUnreadable });
  return (
    <div {...around}>
      <TimePicker
        {...props}
        {...typing}
        className="kit-wide"
        format={language === 'ch' ? 'Ah:mm' : 'h:mm A'}
        use12Hours
        minuteStep={5}
        needConfirm={false}
        showNow={false}
        placeholder={t('fields.time')}
        inputReadOnly={isPhone}
        value={value ? dayjs(`2000-01-01T${value}`) : null}
        onChange={(chosen: Dayjs | null) => give(chosen?.format('HH:mm') ?? '')}
      />
    </div>
  );
}
