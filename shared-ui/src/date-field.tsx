import { today } from '@portal/shared-api/calendar';
import { date } from '@portal/shared-api/fields';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { KeyboardEvent } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { useLanguage } from './i18n.tsx';
import { useIsPhone } from './media.tsx';

const DATE = 'YYYY-MM-DD';

interface DateFieldProps extends FieldProps {
  /** The first and the last date to choose, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** Enter takes what a picker shows; it is no answer to the form around it. */
export function pickOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** A date in Kuala Lumpur; the value is `YYYY-MM-DD` text. */
export function DateField({ schema = date, min, max, ...field }: DateFieldProps) {
  const language = useLanguage();
  const isPhone = useIsPhone();
  return (
    <Field
      {...field}
      schema={schema}
      validateTrigger="onChange"
      getValueProps={(value: string | null | undefined) => ({ value: value ? dayjs(value, DATE) : null })}
      normalize={(value: Dayjs | null) => value?.format(DATE) ?? ''}
    >
      <DatePicker
        className="kit-wide"
        format={language === 'ch' ? 'YYYY年M月D日' : 'D MMM YYYY'}
        {...(min ? { minDate: dayjs(min, DATE) } : {})}
        {...(max ? { maxDate: dayjs(max, DATE) } : {})}
        defaultPickerValue={dayjs(today(), DATE)}
        // Its "today" is the one of the device, which may be elsewhere.
        showNow={false}
        inputReadOnly={isPhone}
        onKeyDown={pickOnEnter}
        disabled={field.disabled}
      />
    </Field>
  );
}
