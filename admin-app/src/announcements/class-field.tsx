import { announcementBody } from '@portal/shared-api/announcements';
import type { ClassRow } from '@portal/shared-api/classes';
import { classText } from '@portal/shared-ui/class-schedule';
import { Field } from '@portal/shared-ui/field';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';

interface ClassFieldProps {
  name: string;
  label: string;
  chosen: ClassRow | null;
}

/** The class chosen in the dialog, in words; the form stores its id. */
export const ClassField = ({ name, label, chosen }: ClassFieldProps) => (
  <Field name={name} label={label} schema={announcementBody.shape.classId.unwrap()}>
    <ClassText of={chosen} />
  </Field>
);

function ClassText({ of, id }: { of: ClassRow | null; id?: string }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  return <output id={id}>{of ? classText(of, language) : t('announcements.noClass')}</output>;
}
