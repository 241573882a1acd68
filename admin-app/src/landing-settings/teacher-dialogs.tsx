import {
  createTeacher,
  landingFiles,
  listTeachers,
  teacherBody,
  updateTeacher,
  type TeacherForm,
  type TeacherRow,
} from '@portal/shared-api/landing-settings';
import { useUpload } from '@portal/shared-api/react';
import { FileField } from '@portal/shared-ui/file-field';
import { useTranslation } from '@portal/shared-ui/i18n';
import { EditRecordDialog, NewRecordDialog } from '@portal/shared-ui/record-dialog';
import { TextField } from '@portal/shared-ui/text-field';
import { useState } from 'react';
import { ColorField } from './color-field.tsx';
import type { ItemDialogProps } from './item-dialog.ts';
import styles from './landing-settings.module.css';
import { OrderingField } from './ordering-field.tsx';
import { useReread } from './use-reread.ts';

type TeacherValues = TeacherForm & { image?: File | null; timetable?: File | null };

const { shape } = teacherBody;
const refreshes = ['landing-content'];

const sent = ({ image, timetable, ...body }: TeacherValues) => ({
  body,
  files: { image: image ?? undefined, timetable: timetable ?? undefined },
});

export function NewTeacherDialog({ count, onClose, onDone }: ItemDialogProps) {
  const { t } = useTranslation('admin-app');
  const { upload, progress } = useUpload(createTeacher, refreshes);
  return (
    <NewRecordDialog<TeacherValues>
      title={t('landingSettings.teachers.new')}
      verb={t('landingSettings.create')}
      initialValues={{ colorCode: '#000000', ordering: count }}
      save={async (values) => {
        const made = await upload(sent(values));
        onDone(made.message, made.id);
        return made;
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <TeacherFields last={count} isNew progress={progress} />
    </NewRecordDialog>
  );
}

export function TeacherDialog({
  teacher: opened,
  count,
  onClose,
  onDone,
}: ItemDialogProps & { teacher: TeacherRow }) {
  const { t } = useTranslation('admin-app');
  const { upload, progress } = useUpload(updateTeacher, refreshes);
  const [teacher] = useState(opened);
  const reread = useReread(listTeachers, teacher);
  const { id, name, description, color_code, ordering } = teacher;
  return (
    <EditRecordDialog<TeacherValues, TeacherRow>
      title={t('landingSettings.teachers.edit')}
      verb={t('landingSettings.update')}
      initialValues={{ name, description, colorCode: color_code, ordering }}
      record={teacher}
      reread={reread}
      describe={(one) => [
        { term: t('landingSettings.fields.name'), value: one.name },
        { term: t('landingSettings.fields.description'), value: one.description },
        { term: t('landingSettings.fields.color'), value: one.color_code },
        { term: t('landingSettings.fields.ordering'), value: String(one.ordering) },
      ]}
      save={(values, version) => {
        const { body, files } = sent(values);
        return upload({ params: { id }, body: { ...body, version }, files });
      }}
      onDone={(message) => onDone(message, id)}
      onClose={onClose}
    >
      <img className={styles.picture} src={teacher.image_url} alt={name} />
      <TeacherFields last={count - 1} progress={progress} />
    </EditRecordDialog>
  );
}

interface FieldsProps {
  last: number;
  isNew?: boolean;
  progress: number | undefined;
}

function TeacherFields({ last, isNew = false, progress }: FieldsProps) {
  const { t } = useTranslation('admin-app');
  const uploading = progress === undefined ? {} : { progress };
  return (
    <>
      <TextField name="name" label={t('landingSettings.fields.name')} schema={shape.name} />
      <TextField
        name="description"
        label={t('landingSettings.fields.description')}
        schema={shape.description}
        rows={3}
      />
      <div className={styles.pair}>
        <ColorField name="colorCode" label={t('landingSettings.fields.color')} schema={shape.colorCode} />
        <OrderingField last={last} />
      </div>
      <FileField
        name="image"
        label={t(isNew ? 'landingSettings.fields.image' : 'landingSettings.fields.newImage')}
        rule={isNew ? landingFiles.newImage : landingFiles.image}
        {...uploading}
      />
      <FileField
        name="timetable"
        label={t(isNew ? 'landingSettings.fields.timetable' : 'landingSettings.fields.newTimetable')}
        rule={isNew ? landingFiles.newTimetable : landingFiles.timetable}
        {...uploading}
      />
    </>
  );
}
