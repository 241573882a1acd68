import { landingFiles } from '@portal/shared-api/landing-settings';
import {
  achievementBody,
  createAchievement,
  listAchievements,
  listCategories,
  updateAchievement,
  type AchievementRow,
} from '@portal/shared-api/landing-settings-achievements';
import { useApiQuery, useUpload } from '@portal/shared-api/react';
import { FileField } from '@portal/shared-ui/file-field';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { EditRecordDialog, NewRecordDialog } from '@portal/shared-ui/record-dialog';
import { SelectField } from '@portal/shared-ui/select-field';
import { TextField } from '@portal/shared-ui/text-field';
import { useState } from 'react';
import { inLanguage } from './in-language.ts';
import type { ItemDialogProps } from './item-dialog.ts';
import styles from './landing-settings.module.css';
import { OrderingField } from './ordering-field.tsx';
import { useReread } from './use-reread.ts';

interface AchievementValues {
  name?: string;
  name_ch?: string;
  categoryId: number;
  ordering?: number;
  image?: File | null;
}

const { shape } = achievementBody;
const refreshes = ['landing-content'];
const sent = ({ image, ...body }: AchievementValues) => ({ body, files: { image: image ?? undefined } });

export function NewAchievementDialog({ count, onClose, onDone }: ItemDialogProps) {
  const { t } = useTranslation('admin-app');
  const { upload, progress } = useUpload(createAchievement, refreshes);
  return (
    <NewRecordDialog<AchievementValues>
      title={t('landingSettings.achievements.new')}
      verb={t('landingSettings.create')}
      initialValues={{ ordering: count }}
      save={async (values) => {
        const made = await upload(sent(values));
        onDone(made.message, made.id);
        return made;
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <AchievementFields last={count} isNew progress={progress} />
    </NewRecordDialog>
  );
}

export function AchievementDialog({
  achievement: opened,
  count,
  onClose,
  onDone,
}: ItemDialogProps & { achievement: AchievementRow }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { upload, progress } = useUpload(updateAchievement, refreshes);
  const [achievement] = useState(opened);
  const reread = useReread(listAchievements, achievement);
  const { id, name, name_ch, category, ordering, image_url } = achievement;
  return (
    <EditRecordDialog<AchievementValues, AchievementRow>
      title={t('landingSettings.achievements.edit')}
      verb={t('landingSettings.update')}
      initialValues={{ name: name ?? '', name_ch: name_ch ?? '', categoryId: category.id, ordering }}
      record={achievement}
      reread={reread}
      describe={(one) => [
        { term: t('landingSettings.fields.nameEnglish'), value: one.name },
        { term: t('landingSettings.fields.nameChinese'), value: one.name_ch },
        {
          term: t('landingSettings.fields.category'),
          value: inLanguage(language, one.category.title, one.category.title_ch),
        },
        { term: t('landingSettings.fields.ordering'), value: String(one.ordering) },
      ]}
      save={(values, version) => {
        const { body, files } = sent(values);
        return upload({ params: { id }, body: { ...body, version }, files });
      }}
      onDone={(message) => onDone(message, id)}
      onClose={onClose}
    >
      <img className={styles.picture} src={image_url} alt={inLanguage(language, name, name_ch)} />
      <AchievementFields last={count - 1} progress={progress} />
    </EditRecordDialog>
  );
}

interface FieldsProps {
  last: number;
  isNew?: boolean;
  progress: number | undefined;
}

function AchievementFields({ last, isNew = false, progress }: FieldsProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const categories = useApiQuery(listCategories, {}, { anew: true });
  return (
    <>
      <TextField
        name="name"
        label={t('landingSettings.fields.nameEnglish')}
        schema={shape.name}
        hint={t('landingSettings.fields.eitherLanguage')}
      />
      <TextField name="name_ch" label={t('landingSettings.fields.nameChinese')} schema={shape.name_ch} />
      <div className={styles.pair}>
        <SelectField
          name="categoryId"
          label={t('landingSettings.fields.category')}
          schema={shape.categoryId}
          loading={categories.isPending}
          hint={categories.data?.data.length === 0 ? t('landingSettings.categories.noneYet') : undefined}
          options={(categories.data?.data ?? []).map((one) => ({
            value: one.id,
            label: inLanguage(language, one.title, one.title_ch),
          }))}
        />
        <OrderingField last={last} />
      </div>
      <FileField
        name="image"
        label={t(isNew ? 'landingSettings.fields.image' : 'landingSettings.fields.newImage')}
        rule={isNew ? landingFiles.newImage : landingFiles.image}
        {...(progress === undefined ? {} : { progress })}
      />
    </>
  );
}
