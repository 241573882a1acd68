import { today } from '@portal/shared-api/calendar';
import { period } from '@portal/shared-api/fields';
import {
  comparePeriods,
  parsePeriod,
  periodOfDate,
  periodText,
  type Period,
} from '@portal/shared-api/period';
import dayjs from 'dayjs';
import { periodName } from '../display/dates.tsx';
import { Field, type FieldProps } from './field.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { useIsPhone } from '../hooks/media.tsx';
import { TypedPicker } from './typed-picker.tsx';
import { useUnreadable } from './use-unreadable.ts';

const firstDay = ({ year, month }: Period) => dayjs(`${year}-${String(month).padStart(2, '0')}-01`);

const read = (text: string) => {
  const chosen = parsePeriod(text);
  return chosen ? firstDay(chosen) : null;
};

interface PeriodFieldProps extends Omit<FieldProps, 'label'> {
  label?: string;
  /** The first month that can be chosen; for families the month they joined (decision 12). */
  min?: Period;
}

/** The month of a payment, from 5 years ago to 4 years ahead. The value is `January-2025` in every language. */
export function PeriodField({ label, schema = period, min, ...field }: PeriodFieldProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const isPhone = useIsPhone();
  const year = Number(today().slice(0, 4));
  const start = { year: year - 5, month: 1 };
  const first = min && comparePeriods(min, start) > 0 ? min : start;
  const last = { year: year + 4, month: 12 };
  const { unreadableText, onUnreadable } = useUnreadable(field.name);
  const nameOf = (one: Period) => periodName(periodText(one), language);

  function objection(value: string): string | null {
    const text = unreadableText();
    if (text) return t('fields.noMonth', { text, example: nameOf(periodOfDate(today())) });
    const chosen = parsePeriod(value);
    if (!chosen) return null;
    if (comparePeriods(chosen, first) < 0) return t('fields.monthTooEarly', { first: nameOf(first) });
    return comparePeriods(chosen, last) > 0 ? t('fields.monthTooLate', { last: nameOf(last) }) : null;
  }

  return (
    <Field
      {...field}
      schema={schema}
      label={label ?? t('fields.period')}
      validateTrigger="onChange"
      objection={objection}
    >
      <TypedPicker
        picker="month"
        format={language === 'ch' ? 'YYYY年M月' : 'MMMM YYYY'}
        read={read}
        write={(month) => periodText({ year: month.year(), month: month.month() + 1 })}
        onUnreadable={onUnreadable}
        minDate={firstDay(first)}
        maxDate={firstDay(last)}
        defaultPickerValue={dayjs(`${today().slice(0, 7)}-01`)}
        inputReadOnly={isPhone}
        disabled={field.disabled}
      />
    </Field>
  );
}
