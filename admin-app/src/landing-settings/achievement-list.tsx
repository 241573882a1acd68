import {
  deleteAchievement,
  listAchievements,
  type AchievementRow,
} from '@portal/shared-api/landing-settings-achievements';
import { Button } from '@portal/shared-ui/button';
import type { Column } from '@portal/shared-ui/data-table';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useState } from 'react';
import { AchievementDialog, NewAchievementDialog } from './achievement-dialogs.tsx';
import { CategoriesDialog } from './categories-dialog.tsx';
import { imageColumn } from './image-column.tsx';
import { inLanguage } from './in-language.ts';
import { ItemList } from './item-list.tsx';

export function AchievementList() {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const [showsCategories, setShowsCategories] = useState(false);
  const nameOf = ({ name, name_ch }: AchievementRow) => inLanguage(language, name, name_ch);

  const columns: Column<AchievementRow>[] = [
    imageColumn('image', t('landingSettings.fields.image'), ({ image_url }) => image_url),
    { key: 'name', title: t('landingSettings.fields.name'), heading: true, render: nameOf },
    {
      key: 'category',
      title: t('landingSettings.fields.category'),
      render: ({ category }) => inLanguage(language, category.title, category.title_ch),
    },
  ];

  return (
    <>
      <ItemList
        endpoint={listAchievements}
        deletion={deleteAchievement}
        kind="achievements"
        columns={columns}
        nameOf={nameOf}
        renderNewDialog={(dialog) => <NewAchievementDialog {...dialog} />}
        renderDialog={(achievement, dialog) => <AchievementDialog {...dialog} achievement={achievement} />}
        tools={
          <Button icon="settings" onClick={() => setShowsCategories(true)}>
            {t('landingSettings.categories.manage')}
          </Button>
        }
      />
      {showsCategories && <CategoriesDialog onClose={() => setShowsCategories(false)} />}
    </>
  );
}
