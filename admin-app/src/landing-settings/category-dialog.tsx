import {
  categoryBody,
  listCategories,
  updateCategory,
  type CategoryRow,
} from '@portal/shared-api/landing-settings-achievements';
import { useApiMutation } from '@portal/shared-api/react';
import { useTranslation } from '@portal/shared-ui/i18n';
import { EditRecordDialog } from '@portal/shared-ui/record-dialog';
import { TextField } from '@portal/shared-ui/text-field';
import { useState } from 'react';
import styles from './landing-settings.module.css';
import { useReread } from './use-reread.ts';

export interface CategoryValues {
  title?: string;
  title_ch?: string;
}

const { shape } = categoryBody;

export function CategoryFields() {
  const { t } = useTranslation('admin-app');
  return (
    <div className={styles.pair}>
      <TextField name="title" label={t('landingSettings.fields.titleEnglish')} schema={shape.title} />
      <TextField name="title_ch" label={t('landingSettings.fields.titleChinese')} schema={shape.title_ch} />
    </div>
  );
}

interface CategoryDialogProps {
  category: CategoryRow;
  onClose: () => void;
  onDone: (message: string) => void;
}

export function CategoryDialog({ category: opened, onClose, onDone }: CategoryDialogProps) {
  const { t } = useTranslation('admin-app');
  const update = useApiMutation(updateCategory, ['landing-content']);
  const [category] = useState(opened);
  const reread = useReread(listCategories, category);
  return (
    <EditRecordDialog<CategoryValues, CategoryRow>
      title={t('landingSettings.categories.edit')}
      verb={t('landingSettings.update')}
      valuesOf={({ title, title_ch }) => ({ title: title ?? '', title_ch: title_ch ?? '' })}
      record={category}
      reread={reread}
      describe={(one) => [
        { term: t('landingSettings.fields.titleEnglish'), value: one.title },
        { term: t('landingSettings.fields.titleChinese'), value: one.title_ch },
      ]}
      save={(body, version) =>
        update.mutateAsync({ params: { id: category.id }, body: { ...body, version } })
      }
      onDone={onDone}
      onClose={onClose}
    >
      <CategoryFields />
    </EditRecordDialog>
  );
}
