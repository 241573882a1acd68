import { usePortal } from '@portal/portal-kit/area';
import { paymentStatuses } from '@portal/shared-api/payments';
import { paymentFilters } from '@portal/shared-api/payments-admin';
import { AmountField } from '@portal/shared-ui/amount-field';
import { BranchSelect } from '@portal/shared-ui/branch-select';
import { DateField } from '@portal/shared-ui/date-field';
import { useTranslation } from '@portal/shared-ui/i18n';
import { PeriodField } from '@portal/shared-ui/period-field';
import { SelectField } from '@portal/shared-ui/select-field';

const rules = paymentFilters.shape;

/** Level_1 sees payments waiting for the check as Approved, so the filter does not offer them (decision 8). */
export function PaymentFilterFields() {
  const { t } = useTranslation('admin-app');
  const { t: kit } = useTranslation('kit');
  const level = usePortal().session?.adminLevel;
  const statuses = paymentStatuses.filter((status) => level !== 'level_1' || status !== 'pending_checking');
  return (
    <>
      {level === 'level_3' && <BranchSelect clearable />}
      <SelectField<string>
        name="status"
        label={t('payments.fields.status')}
        placeholder={t('payments.filters.none')}
        options={[
          { value: '', label: t('payments.filters.none') },
          ...statuses.map((value) => ({ value, label: kit(`payment.${value}`) })),
        ]}
      />
      <PeriodField name="payment_for" label={t('payments.fields.for')} schema={rules.payment_for} />
      <AmountField
        name="payment_amount_min"
        label={t('payments.filters.min')}
        schema={rules.payment_amount_min}
      />
      <AmountField
        name="payment_amount_max"
        label={t('payments.filters.max')}
        schema={rules.payment_amount_max}
      />
      <DateField
        name="payment_date_from"
        label={t('payments.filters.from')}
        schema={rules.payment_date_from}
      />
      <DateField name="payment_date_to" label={t('payments.filters.to')} schema={rules.payment_date_to} />
    </>
  );
}
