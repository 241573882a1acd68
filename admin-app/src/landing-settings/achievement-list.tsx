import {
  deleteAchievement,
  listAchievements,
  type AchievementRow,
} from '@portal/shared-api/landing-settings-achievements';
import { Button } from '@portal/shared-ui/button';
import type { Column } from '@portal/shared-ui/data-table';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { ListView, useList } from '@portal/shared-ui/list';
import { useState } from 'react';
import { AchievementDialog, NewAchievementDialog } from './achievement-dialogs.tsx';
import { CategoriesDialog } from './categories-dialog.tsx';
import { inLanguage } from './in-language.ts';
import styles from './landing-settings.module.css';
import { useItemActions } from './use-item-actions.ts';

export function AchievementList() {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const list = useList(listAchievements);
  const actions = useItemActions(deleteAchievement);
  const [opened, setOpened] = useState<AchievementRow | 'new' | 'categories' | null>(null);
  const close = () => setOpened(null);
  const done = (message: string, id: number) => {
    close();
    list.tell(message, id);
  };
  const count = list.source.data?.data.length;
  const nameOf = ({ name, name_ch }: AchievementRow) => inLanguage(language, name, name_ch);

  const columns: Column<AchievementRow>[] = [
    {
      key: 'ordering',
      title: t('landingSettings.fields.ordering'),
      width: 120,
      render: ({ ordering }) => ordering,
    },
    {
      key: 'image',
      title: t('landingSettings.fields.image'),
      width: 96,
      render: ({ image_url }) => <img className={styles.thumbnail} src={image_url} alt="" loading="lazy" />,
    },
    { key: 'name', title: t('landingSettings.fields.name'), heading: true, render: nameOf },
    {
      key: 'category',
      title: t('landingSettings.fields.category'),
      render: ({ category }) => inLanguage(language, category.title, category.title_ch),
    },
  ];

  return (
    <div className={styles.list}>
      <ListView
        list={list}
        label={t('landingSettings.tabs.achievements')}
        columns={columns}
        tools={
          <>
            <Button kind="primary" icon="add" disabled={count === undefined} onClick={() => setOpened('new')}>
              {t('landingSettings.achievements.new')}
            </Button>
            <Button icon="settings" onClick={() => setOpened('categories')}>
              {t('landingSettings.categories.manage')}
            </Button>
          </>
        }
        actions={(achievement) => [
          actions.edit(() => setOpened(achievement)),
          actions.remove(
            achievement.id,
            t('landingSettings.achievements.deleteText', { name: nameOf(achievement) }),
          ),
        ]}
        noneText={t('landingSettings.achievements.none')}
      />
      {opened === 'new' && <NewAchievementDialog count={count!} onClose={close} onDone={done} />}
      {opened === 'categories' && <CategoriesDialog onClose={close} />}
      {opened !== null && typeof opened === 'object' && (
        <AchievementDialog achievement={opened} count={count!} onClose={close} onDone={done} />
      )}
    </div>
  );
}
