import {
  issueParentPassword,
  parentBody,
  parentDetails,
  type ParentDetails,
} from '@portal/shared-api/parents-admin';
import { useApiQuery } from '@portal/shared-api/react';
import { useForm } from '@portal/shared-ui/form';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { NewPasswordField } from '@portal/shared-ui/new-password-field';
import { icText, phoneText } from '@portal/shared-ui/number-groups';
import { QueryDialog } from '@portal/shared-ui/query-dialog';
import { EditRecordDialog } from '@portal/shared-ui/record-dialog';
import { studentText } from '@portal/shared-ui/student-text';
import { useRef, useState } from 'react';
import { IssuePasswordButton } from '../people/issue-password-button.tsx';
import { allOf, ParentFields, tabOf, type ParentTab } from './parent-fields.tsx';
import type { ParentValues } from './parent-values.ts';
import { useParentCalls } from './use-parent-calls.ts';

interface ParentDialogProps {
  id: number;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Everything about one parent, to read and to change. */
export function ParentDialog({ id, ...dialog }: ParentDialogProps) {
  const { t } = useTranslation('admin-app');
  const details = useApiQuery(parentDetails, { params: { id } }, { anew: true });
  return (
    <QueryDialog title={t('parents.details')} query={details} onClose={dialog.onClose}>
      {(parent) => (
        <EditParentDialog
          {...dialog}
          parent={parent}
          reread={async () => (await details.refetch({ throwOnError: true })).data!}
        />
      )}
    </QueryDialog>
  );
}

interface EditParentDialogProps extends Omit<ParentDialogProps, 'id'> {
  parent: ParentDetails;
  reread: () => Promise<ParentDetails>;
}

function EditParentDialog({ parent: opened, reread, onClose, onDone }: EditParentDialogProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const [form] = useForm<ParentValues>();
  const [tab, setTab] = useState<ParentTab>('details');
  const { update } = useParentCalls();
  const [parent] = useState(opened);
  // The latest version; the form starts from the first one read.
  const stored = useRef(parent);

  return (
    <EditRecordDialog<ParentValues, ParentDetails>
      form={form}
      title={t('parents.detailsOf', { name: parent.name })}
      verb={t(tab === 'details' ? 'parents.update' : 'parents.updateChildren')}
      valuesOf={({ name, email, ic, contact_number, children }) => ({
        name,
        email,
        ic,
        contact_number,
        children,
      })}
      record={parent}
      reread={async () => (stored.current = await reread())}
      describe={(one) => [
        { term: t('parents.fields.name'), value: one.name },
        { term: t('parents.fields.email'), value: one.email },
        { term: t('parents.fields.ic'), value: icText(one.ic) },
        { term: t('parents.fields.phone'), value: phoneText(one.contact_number) },
        { term: t('parents.fields.children'), value: listText(one.children.map(studentText), language) },
      ]}
      save={(values, version) =>
        update(
          parent.id,
          allOf(form, values),
          stored.current.children.map((child) => child.student_id),
          version,
        )
      }
      onDone={onDone}
      onInvalid={(fields) => setTab(tabOf(fields))}
      extra={<IssuePasswordButton person={parent} endpoint={issueParentPassword} />}
      onClose={onClose}
    >
      <ParentFields
        form={form}
        tab={tab}
        onTab={setTab}
        elsewhere={parent.other_branch_children}
        password={
          <NewPasswordField
            name="password"
            label={t('parents.fields.newPassword')}
            hint={t('parents.fields.newPasswordHint')}
            schema={parentBody.shape.password}
          />
        }
      />
    </EditRecordDialog>
  );
}
