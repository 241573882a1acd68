import { educationLevel, educationLevelNames, educationLevels } from '@portal/shared-api/education-levels';
import type { FieldProps } from './field.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { SelectField } from './select-field.tsx';

interface EducationLevelSelectProps extends Omit<FieldProps, 'label'> {
  label?: string;
  clearable?: boolean;
}

/** Levels from kindergarten to upper form 6. `general` cannot be chosen (decision 46). */
export function EducationLevelSelect({
  label,
  schema = educationLevel,
  ...field
}: EducationLevelSelectProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  return (
    <SelectField
      {...field}
      schema={schema}
      label={label ?? t('fields.educationLevel')}
      options={educationLevels.map((value) => ({ value, label: educationLevelNames[value][language] }))}
    />
  );
}
