import { usePortal } from '@portal/portal-kit/area';
import { messageText } from '@portal/shared-api/messages';
import { saveTemplates, templateInput } from '@portal/shared-api/presets';
import { earlierPresets } from '@portal/shared-api/presets-earlier';
import { useApiMutation, useApiQuery } from '@portal/shared-api/react';
import { Button } from '@portal/shared-ui/button';
import { Failure } from '@portal/shared-ui/failure';
import { KitForm, SubmitButton, useForm } from '@portal/shared-ui/form';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { Page } from '@portal/shared-ui/page';
import { useState } from 'react';
import type { TypedPreset } from './typed-preset.ts';
import { PresetRows } from './preset-rows.tsx';
import styles from './presets.module.css';
import { RenewDialog } from './renew-dialog.tsx';
import { StoredItems } from './stored-items.tsx';
import { usePresetList } from './use-preset-list.ts';

/** The centre's fee items, suggested for students without their own. */
export default function TemplatesPage() {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { notify, navigate } = usePortal();
  const [form] = useForm<{ presets: TypedPreset[] }>();
  const saving = useApiMutation(saveTemplates);
  const earlier = useApiQuery(earlierPresets, { query: { page: 1 } });
  const concerned = earlier.data?.total ?? 0;
  const [renewing, setRenewing] = useState(false);
  const { query, fresh, submit, stored } = usePresetList(undefined, form, async (body) => {
    const answer = await saving.mutateAsync({ body });
    if (answer.students > 0) setRenewing(true);
    return answer;
  });

  return (
    <Page
      title={t('presets.templates')}
      intro={t('presets.templatesPurpose')}
      tools={
        <Button icon="previous" onClick={() => navigate('/admin/payment')}>
          {t('payments.back')}
        </Button>
      }
    >
      {query.error && !fresh ? (
        <Failure error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : !fresh ? (
        <output className={styles.loading} aria-label={t('presets.loading')}>
          <span className="kit-skeleton" />
          <span className="kit-skeleton" />
        </output>
      ) : (
        <div className={styles.form}>
          <KitForm<{ presets: TypedPreset[] }>
            form={form}
            asksBeforeLeaving
            initialValues={{ presets: fresh.data }}
            onSubmit={async (values) => notify('success', await submit(values))}
          >
            {stored && <StoredItems items={stored} />}
            <PresetRows
              withShow
              schema={templateInput}
              repeated={() => messageText('presets_duplicate', language)}
            >
              {(add) => (
                <div className={styles.buttons}>
                  <Button icon="add" onClick={() => add({ title: '', value: '', show: true })}>
                    {t('presets.add')}
                  </Button>
                  <SubmitButton>{t(stored ? 'presets.saveAnyway' : 'presets.save')}</SubmitButton>
                </div>
              )}
            </PresetRows>
          </KitForm>
          {concerned > 0 && (
            <div className={styles.earlier}>
              <Notice kind="info">{t('presets.renew.concerned', { count: concerned })}</Notice>
              <Button onClick={() => setRenewing(true)}>{t('presets.renew.open')}</Button>
            </div>
          )}
          {renewing && <RenewDialog onClose={() => setRenewing(false)} />}
        </div>
      )}
    </Page>
  );
}
