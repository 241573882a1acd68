import { newParentBody } from '@portal/shared-api/parents-admin';
import { useForm } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { NewPasswordField } from '@portal/shared-ui/new-password-field';
import { NewRecordDialog } from '@portal/shared-ui/record-dialog';
import { useState } from 'react';
import { allOf, ParentFields, tabOf, type ParentTab } from './parent-fields.tsx';
import type { ParentValues } from './parent-values.ts';
import { useParentCalls } from './use-parent-calls.ts';

interface NewParentDialogProps {
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Creates a parent with account and children. The admin hands over the password. */
export function NewParentDialog({ onClose, onDone }: NewParentDialogProps) {
  const { t } = useTranslation('admin-app');
  const [form] = useForm<ParentValues>();
  const [tab, setTab] = useState<ParentTab>('details');
  const { create } = useParentCalls();

  return (
    <NewRecordDialog<ParentValues>
      form={form}
      title={t('parents.create.title')}
      verb={t('parents.create.verb')}
      initialValues={{ children: [] }}
      save={(values) => create(allOf(form, values))}
      onDone={onDone}
      onInvalid={(fields) => setTab(tabOf(fields))}
      onClose={onClose}
    >
      <ParentFields
        form={form}
        tab={tab}
        onTab={setTab}
        password={
          <NewPasswordField
            name="password"
            label={t('parents.fields.password')}
            schema={newParentBody.shape.password}
          />
        }
      />
    </NewRecordDialog>
  );
}
