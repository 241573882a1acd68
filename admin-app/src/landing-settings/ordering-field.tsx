import { useTranslation } from '@portal/shared-ui/i18n';
import { SelectField } from '@portal/shared-ui/select-field';

/** The position in the list, from 0. */
export function OrderingField({ last }: { last: number }) {
  const { t } = useTranslation('admin-app');
  return (
    <SelectField
      name="ordering"
      label={t('landingSettings.fields.ordering')}
      hint={t('landingSettings.fields.orderingHint')}
      options={Array.from({ length: last + 1 }, (_, place) => ({ value: place, label: String(place) }))}
    />
  );
}
