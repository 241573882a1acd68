import { usePortal } from '@portal/portal-kit/area';
import { messageText } from '@portal/shared-api/messages';
import { saveStudentPresets } from '@portal/shared-api/presets';
import { useApiMutation } from '@portal/shared-api/react';
import type { StudentDetails } from '@portal/shared-api/students';
import { Button } from '@portal/shared-ui/button';
import { DialogFoot } from '@portal/shared-ui/dialog';
import { KitForm, SubmitButton, useForm } from '@portal/shared-ui/form';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Loaded } from '@portal/shared-ui/loaded';
import { useEffect } from 'react';
import type { TypedPreset } from '../presets/typed-preset.ts';
import { PresetRows } from '../presets/preset-rows.tsx';
import { StoredItems } from '../presets/stored-items.tsx';
import { usePresetList } from '../presets/use-preset-list.ts';

interface StudentPresetsProps {
  student: StudentDetails;
  /** Registers a check for unsaved changes. */
  onChangeable: (isChanged: () => boolean) => void;
}

/** The student's own fee items, as editable from payments. */
export function StudentPresets({ student, onChangeable }: StudentPresetsProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { notify } = usePortal();
  const [form] = useForm<{ presets: TypedPreset[] }>();
  const saving = useApiMutation(saveStudentPresets, ['payments', 'students']);
  const { query, fresh, submit, stored } = usePresetList(student.id, form, (body) =>
    saving.mutateAsync({ params: { id: student.id }, body }),
  );

  useEffect(() => onChangeable(() => form.isFieldsTouched()), [form, onChangeable]);

  return (
    <Loaded query={{ ...query, data: fresh }}>
      {(items) => (
        <KitForm<{ presets: TypedPreset[] }>
          form={form}
          asksBeforeLeaving
          initialValues={{ presets: items.data }}
          onSubmit={async (values) => {
            notify('success', await submit(values));
            onChangeable(() => false);
          }}
        >
          {stored && <StoredItems items={stored} />}
          <p>{t('presets.studentPurpose')}</p>
          <PresetRows withShow repeated={(title) => messageText('preset_exists', language, { title })}>
            {(add) => (
              <Button icon="add" onClick={() => add({ title: '', value: '', show: true })}>
                {t('presets.add')}
              </Button>
            )}
          </PresetRows>
          <DialogFoot>
            <SubmitButton>{t(stored ? 'presets.saveAnyway' : 'presets.save')}</SubmitButton>
          </DialogFoot>
        </KitForm>
      )}
    </Loaded>
  );
}
