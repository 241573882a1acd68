import { today } from '@portal/shared-api/calendar';
import { period } from '@portal/shared-api/fields';
import { comparePeriods, parsePeriod, periodText, type Period } from '@portal/shared-api/period';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { pickOnEnter } from './date-field.tsx';
import { Field, type FieldProps } from './field.tsx';
import { useLanguage, useTranslation } from './i18n.tsx';
import { useIsPhone } from './media.tsx';

const firstDay = ({ year, month }: Period) => dayjs(`${year}-${String(month).padStart(2, '0')}-01`);

const shown = (text: string | null | undefined) => {
  const chosen = text ? parsePeriod(text) : undefined;
  return { value: chosen ? firstDay(chosen) : null };
};

interface PeriodFieldProps extends Omit<FieldProps, 'label'> {
  label?: string;
  /** The first month to choose, for families the month they joined (decision 12). */
  min?: Period;
}

/** The month that a payment is for, from 5 years ago to 4 years ahead; the value is `January-2025` in every language. */
export function PeriodField({ label, schema = period, min, ...field }: PeriodFieldProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const isPhone = useIsPhone();
  const year = Number(today().slice(0, 4));
  const start = { year: year - 5, month: 1 };
  return (
    <Field
      {...field}
      schema={schema}
      label={label ?? t('fields.period')}
      validateTrigger="onChange"
      getValueProps={shown}
      normalize={(value: Dayjs | null) =>
        value ? periodText({ year: value.year(), month: value.month() + 1 }) : ''
      }
    >
      <DatePicker
        picker="month"
        className="kit-wide"
        format={language === 'ch' ? 'YYYY年M月' : 'MMMM YYYY'}
        minDate={firstDay(min && comparePeriods(min, start) > 0 ? min : start)}
        maxDate={firstDay({ year: year + 4, month: 12 })}
        defaultPickerValue={dayjs(`${today().slice(0, 7)}-01`)}
        inputReadOnly={isPhone}
        onKeyDown={pickOnEnter}
        disabled={field.disabled}
      />
    </Field>
  );
}
