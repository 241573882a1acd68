import { usePortal } from '@portal/portal-kit/area';
import { messageText } from '@portal/shared-api/messages';
import { useApiMutation } from '@portal/shared-api/react';
import { saveStudentPresets } from '@portal/shared-api/presets';
import { Button } from '@portal/shared-ui/button';
import { Dialog } from '@portal/shared-ui/dialog';
import { Failure } from '@portal/shared-ui/failure';
import { useForm } from '@portal/shared-ui/form';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import type { TypedPreset } from './typed-preset.ts';
import { PresetRows } from './preset-rows.tsx';
import styles from './presets.module.css';
import { StoredItems } from './stored-items.tsx';
import { usePresetList } from './use-preset-list.ts';

interface StudentPresetsDialogProps {
  student: { id: number; student_id: string; name: string };
  onClose: () => void;
}

/** One student's fee items, which approving suggests and the family's form adds up. */
export function StudentPresetsDialog({ student, onClose }: StudentPresetsDialogProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { notify } = usePortal();
  const [form] = useForm<{ presets: TypedPreset[] }>();
  const saving = useApiMutation(saveStudentPresets, ['payments', 'students']);
  const { query, fresh, submit, stored } = usePresetList(student.id, form, (body) =>
    saving.mutateAsync({ params: { id: student.id }, body }),
  );
  const title = t('presets.ofStudent', { name: student.name, studentId: student.student_id });

  if (!fresh) {
    return (
      <Dialog title={title} onClose={onClose}>
        {query.error ? (
          <Failure error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          <output className={styles.loading} aria-label={t('presets.loading')}>
            <span className="kit-skeleton" />
            <span className="kit-skeleton" />
          </output>
        )}
      </Dialog>
    );
  }
  return (
    <FormDialog<{ presets: TypedPreset[] }>
      form={form}
      asksBeforeLeaving
      title={title}
      verb={t(stored ? 'presets.saveAnyway' : 'presets.save')}
      initialValues={{ presets: fresh.data }}
      onSubmit={async (values) => {
        notify('success', await submit(values));
        onClose();
      }}
      onClose={onClose}
    >
      {stored && <StoredItems items={stored} />}
      <p className={styles.intro}>{t('presets.studentPurpose')}</p>
      <PresetRows withShow repeated={(title) => messageText('preset_exists', language, { title })}>
        {(add) => (
          <Button icon="add" onClick={() => add({ title: '', value: '', show: true })}>
            {t('presets.add')}
          </Button>
        )}
      </PresetRows>
    </FormDialog>
  );
}
