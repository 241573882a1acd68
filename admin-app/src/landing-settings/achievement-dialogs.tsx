import {
  achievementBody,
  createAchievement,
  listAchievements,
  listCategories,
  updateAchievement,
  type AchievementRow,
} from '@portal/shared-api/landing-settings-achievements';
import { useApiQuery, useUpload } from '@portal/shared-api/react';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { SelectField } from '@portal/shared-ui/select-field';
import { TextField } from '@portal/shared-ui/text-field';
import { inLanguage } from './in-language.ts';
import {
  EditItemDialog,
  NewItemDialog,
  type ItemDialogProps,
  type ItemFieldsProps,
} from './item-dialogs.tsx';
import styles from './landing-settings.module.css';
import { OrderingField } from './ordering-field.tsx';
import { ImageField } from './upload-field.tsx';

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

export function NewAchievementDialog(dialog: ItemDialogProps) {
  const { t } = useTranslation('admin-app');
  const { upload, progress } = useUpload(createAchievement, refreshes);
  return (
    <NewItemDialog<AchievementValues>
      {...dialog}
      title={t('landingSettings.achievements.new')}
      save={(values) => upload(sent(values))}
    >
      <AchievementFields last={dialog.count} isNew progress={progress} />
    </NewItemDialog>
  );
}

export function AchievementDialog({
  achievement,
  count,
  ...dialog
}: ItemDialogProps & { achievement: AchievementRow }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { upload, progress } = useUpload(updateAchievement, refreshes);
  const { id, name, name_ch, image_url } = achievement;
  return (
    <EditItemDialog<AchievementValues, AchievementRow>
      {...dialog}
      title={t('landingSettings.achievements.edit')}
      item={achievement}
      endpoint={listAchievements}
      valuesOf={(one) => ({
        name: one.name ?? '',
        name_ch: one.name_ch ?? '',
        categoryId: one.category.id,
      })}
      describe={(one) => [
        { term: t('landingSettings.fields.nameEnglish'), value: one.name },
        { term: t('landingSettings.fields.nameChinese'), value: one.name_ch },
        {
          term: t('landingSettings.fields.category'),
          value: inLanguage(language, one.category.title, one.category.title_ch),
        },
      ]}
      save={(values, version) => {
        const { body, files } = sent(values);
        return upload({ params: { id }, body: { ...body, version }, files });
      }}
    >
      <img className={styles.picture} src={image_url} alt={inLanguage(language, name, name_ch)} />
      <AchievementFields last={count - 1} progress={progress} />
    </EditItemDialog>
  );
}

function AchievementFields({ last, isNew = false, progress }: ItemFieldsProps) {
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
      <ImageField isNew={isNew} progress={progress} />
    </>
  );
}
