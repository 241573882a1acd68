import {
  createTeacherCard,
  landingFiles,
  listTeacherCards,
  teacherCardBody,
  updateTeacherCard,
  type TeacherCardForm,
  type TeacherCardRow,
} from '@portal/shared-api/landing-settings';
import { useUpload } from '@portal/shared-api/react';
import { useTranslation } from '@portal/shared-ui/i18n';
import { TextField } from '@portal/shared-ui/text-field';
import { ColorField } from './color-field.tsx';
import {
  EditItemDialog,
  NewItemDialog,
  type ItemDialogProps,
  type ItemFieldsProps,
} from './item-dialogs.tsx';
import styles from './landing-settings.module.css';
import { OrderingField } from './ordering-field.tsx';
import { ImageField, UploadField } from './upload-field.tsx';

type TeacherCardValues = TeacherCardForm & { image?: File | null; timetable?: File | null };

const { shape } = teacherCardBody;
const refreshes = ['landing-content'];

const sent = ({ image, timetable, ...body }: TeacherCardValues) => ({
  body,
  files: { image: image ?? undefined, timetable: timetable ?? undefined },
});

export function NewTeacherCardDialog(dialog: ItemDialogProps) {
  const { t } = useTranslation('admin-app');
  const { upload, progress } = useUpload(createTeacherCard, refreshes);
  return (
    <NewItemDialog<TeacherCardValues>
      {...dialog}
      title={t('landingSettings.teachers.new')}
      initialValues={{ colorCode: '#000000' }}
      save={(values) => upload(sent(values))}
    >
      <TeacherCardFields last={dialog.count} isNew progress={progress} />
    </NewItemDialog>
  );
}

export function TeacherCardDialog({
  teacher,
  count,
  ...dialog
}: ItemDialogProps & { teacher: TeacherCardRow }) {
  const { t } = useTranslation('admin-app');
  const { upload, progress } = useUpload(updateTeacherCard, refreshes);
  const { id, name, image_url } = teacher;
  return (
    <EditItemDialog<TeacherCardValues, TeacherCardRow>
      {...dialog}
      title={t('landingSettings.teachers.edit')}
      item={teacher}
      endpoint={listTeacherCards}
      valuesOf={(one) => ({ name: one.name, description: one.description, colorCode: one.color_code })}
      describe={(one) => [
        { term: t('landingSettings.fields.name'), value: one.name },
        { term: t('landingSettings.fields.description'), value: one.description },
        { term: t('landingSettings.fields.color'), value: one.color_code },
      ]}
      save={(values, version) => {
        const { body, files } = sent(values);
        return upload({ params: { id }, body: { ...body, version }, files });
      }}
    >
      <img className={styles.picture} src={image_url} alt={name} />
      <TeacherCardFields last={count - 1} progress={progress} />
    </EditItemDialog>
  );
}

function TeacherCardFields({ last, isNew = false, progress }: ItemFieldsProps) {
  const { t } = useTranslation('admin-app');
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
      <ImageField isNew={isNew} progress={progress} />
      <UploadField
        name="timetable"
        rules={{ new: landingFiles.newTimetable, edit: landingFiles.timetable }}
        labels={{ new: 'timetable', edit: 'newTimetable' }}
        isNew={isNew}
        progress={progress}
      />
    </>
  );
}
