import { today } from '@portal/shared-api/calendar';
import { months, periodOfDate } from '@portal/shared-api/period';
import { paymentReport } from '@portal/shared-api/reports';
import { monthName } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { NumberField } from '@portal/shared-ui/number-field';
import { SelectField } from '@portal/shared-ui/select-field';

const rules = paymentReport.query.shape;

export interface MonthValues {
  month: (typeof months)[number];
  year: number;
}

/** The current month, the default for reports (decision 26). */
export function currentMonth(): MonthValues {
  const { year, month } = periodOfDate(today());
  return { year, month: months[month - 1]! };
}

/** Month and year of a report. */
export function MonthFields() {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  return (
    <>
      <SelectField<string>
        name="month"
        label={t('reports.month')}
        schema={rules.month}
        options={months.map((value) => ({ value, label: monthName(`${value}-2000`, language) }))}
      />
      <NumberField name="year" label={t('reports.year')} schema={rules.year} />
    </>
  );
}
