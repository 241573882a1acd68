import type { FileRule } from '@portal/shared-api/endpoint';
import { newSubjectBody, type SubjectForm } from '@portal/shared-api/subjects';
import { AmountField } from '@portal/shared-ui/amount-field';
import { CheckboxField } from '@portal/shared-ui/checkbox-field';
import { EducationLevelSelect } from '@portal/shared-ui/education-level-select';
import { FileField } from '@portal/shared-ui/file-field';
import { useTranslation } from '@portal/shared-ui/i18n';
import { TextField } from '@portal/shared-ui/text-field';

/** The subject forms' values: the call's fields and the chosen image. */
export type SubjectValues = SubjectForm & { image_file?: File | null };

const { shape } = newSubjectBody;

export function SubjectFields({ image, imageLabel }: { image: FileRule; imageLabel: string }) {
  const { t } = useTranslation('admin-app');
  return (
    <>
      <TextField name="name" label={t('subjects.fields.name')} schema={shape.name} />
      <TextField
        name="description"
        label={t('subjects.fields.description')}
        schema={shape.description}
        rows={3}
      />
      <AmountField name="price" label={t('subjects.fields.price')} schema={shape.price} />
      <EducationLevelSelect name="education_level" />
      <CheckboxField name="is_elective">{t('subjects.fields.electiveBox')}</CheckboxField>
      <FileField name="image_file" label={imageLabel} rule={image} />
    </>
  );
}
