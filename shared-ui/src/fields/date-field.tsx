import { today } from '@portal/shared-api/calendar';
import { date } from '@portal/shared-api/fields';
import type { DatePickerProps } from 'antd';
import dayjs from 'dayjs';
import { dateText } from '../display/dates.tsx';
import { Field, type FieldProps } from './field.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { useIsPhone } from '../hooks/media.tsx';
import { TypedPicker } from './typed-picker.tsx';
import { useUnreadable } from './use-unreadable.ts';

const DATE = 'YYYY-MM-DD';

interface DateFieldProps extends FieldProps {
  /** The first and last date that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** The picker's own mark uses the device's date. */
const markToday: DatePickerProps['cellRender'] = (day, { originNode, type }) =>
  type === 'date' && dayjs(day).format(DATE) === today() ? (
    <span className="kit-picker-today">{originNode}</span>
  ) : (
    originNode
  );

/** A date in Kuala Lumpur, chosen or typed. The value is `YYYY-MM-DD`. */
export function DateField({ schema = date, min, max, ...field }: DateFieldProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const isPhone = useIsPhone();
  const { unreadableText, onUnreadable } = useUnreadable(field.name);
  return (
    <Field
      {...field}
      schema={schema}
      validateTrigger="onChange"
      objection={() =>
        unreadableText() &&
        t('fields.noDate', { text: unreadableText(), example: dateText(today(), language) })
      }
    >
      <TypedPicker
        picker="date"
        format={language === 'ch' ? 'YYYY年M月D日' : 'D MMM YYYY'}
        read={(value) => dayjs(value, DATE)}
        write={(value) => value.format(DATE)}
        onUnreadable={onUnreadable}
        {...(min ? { minDate: dayjs(min, DATE) } : {})}
        {...(max ? { maxDate: dayjs(max, DATE) } : {})}
        defaultPickerValue={dayjs(today(), DATE)}
        // Its "today" is the device's, which may be elsewhere.
        showNow={false}
        cellRender={markToday}
        inputReadOnly={isPhone}
        disabled={field.disabled}
      />
    </Field>
  );
}
