import {
  createCategory,
  deleteCategory,
  listCategories,
  type CategoryRow,
} from '@portal/shared-api/landing-settings-achievements';
import { isApiError } from '@portal/shared-api/client';
import { useApiMutation } from '@portal/shared-api/react';
import { IconButton } from '@portal/shared-ui/button';
import { Dialog } from '@portal/shared-ui/dialog';
import { useFeedback } from '@portal/shared-ui/feedback';
import { KitForm, SubmitButton, useForm, useWatch } from '@portal/shared-ui/form';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Loaded } from '@portal/shared-ui/loaded';
import { Notice } from '@portal/shared-ui/notice';
import { useConfirmed } from '@portal/shared-ui/use-confirmed';
import { useLiveQuery } from '@portal/shared-ui/use-live-query';
import { useState } from 'react';
import { CategoryDialog, CategoryFields, type CategoryValues } from './category-dialog.tsx';
import { inLanguage } from './in-language.ts';
import styles from './landing-settings.module.css';

const refreshes = ['landing-content'];

/** The categories in the site's order; new ones go last. */
export function CategoriesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const categories = useLiveQuery(listCategories, {});
  const remove = useConfirmed(deleteCategory, refreshes);
  const [edited, setEdited] = useState<CategoryRow | null>(null);
  const { notify } = useFeedback();

  const ask = ({ id }: CategoryRow, name: string) =>
    remove(
      {
        title: t('landingSettings.deleteTitle'),
        text: t('landingSettings.categories.deleteText', { name }),
        verb: t('landingSettings.delete'),
        danger: true,
      },
      { params: { id } },
    );

  return (
    <Dialog title={t('landingSettings.categories.title')} onClose={onClose}>
      <AddCategory />
      <Loaded query={categories}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={styles.quiet}>{t('landingSettings.categories.none')}</p>
          ) : (
            <ul className={styles.lines}>
              {data.map((category) => {
                const name = inLanguage(language, category.title, category.title_ch);
                const other = inLanguage(language === 'ch' ? 'en' : 'ch', category.title, category.title_ch);
                return (
                  <li key={category.id} className={styles.line}>
                    <span>
                      {name} {other !== name && <span className={styles.quiet}>{other}</span>}
                      <span className={styles.count}>
                        {t('landingSettings.categories.achievements', { count: category.achievements })}
                      </span>
                    </span>
                    <IconButton
                      icon="edit"
                      label={t('landingSettings.categories.editNamed', { name })}
                      onClick={() => setEdited(category)}
                    />
                    <IconButton
                      icon="delete"
                      danger
                      label={t('landingSettings.categories.deleteNamed', { name })}
                      onClick={() => void ask(category, name)}
                    />
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
      {edited && (
        <CategoryDialog
          category={edited}
          onClose={() => setEdited(null)}
          onDone={(message) => {
            setEdited(null);
            notify('success', message);
          }}
        />
      )}
    </Dialog>
  );
}

function AddCategory() {
  const { t } = useTranslation('admin-app');
  const { notify } = useFeedback();
  const [form] = useForm<CategoryValues>();
  const title = useWatch('title', form);
  const titleChinese = useWatch('title_ch', form);
  const isEmpty = !title?.trim() && !titleChinese?.trim();
  const create = useApiMutation(createCategory, refreshes);
  const [failure, setFailure] = useState<string | null>(null);

  async function add(body: CategoryValues) {
    setFailure(null);
    try {
      const { message } = await create.mutateAsync({ body });
      form.resetFields();
      notify('success', message);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.message);
    }
  }

  return (
    <KitForm<CategoryValues> form={form} onSubmit={add}>
      {failure && (
        <Notice kind="error" onClose={() => setFailure(null)}>
          {failure}
        </Notice>
      )}
      <CategoryFields />
      <div className="kit-buttons">
        {isEmpty && <output className="kit-caption">{t('landingSettings.categories.nameFirst')}</output>}
        <SubmitButton disabled={isEmpty}>{t('landingSettings.categories.add')}</SubmitButton>
      </div>
    </KitForm>
  );
}
