import { packageInterest, packageName, packages } from '@portal/shared-api/education-levels';
import { ChoiceField } from './choice-field.tsx';
import type { FieldProps } from './field.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';

/** Daycare or tuition. */
export function PackageField({
  label,
  schema = packageInterest,
  ...field
}: Omit<FieldProps, 'label'> & { label?: string }) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  return (
    <ChoiceField
      {...field}
      schema={schema}
      label={label ?? t('fields.package')}
      options={packages.map((value) => ({ value, label: packageName[value][language] }))}
    />
  );
}
