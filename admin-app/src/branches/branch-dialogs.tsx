import { usePortal } from '@portal/portal-kit/area';
import {
  adminBranches,
  branchBody,
  createBranch,
  updateBranch,
  type BranchForm,
} from '@portal/shared-api/branches-admin';
import { useApiMutation } from '@portal/shared-api/react';
import { useTranslation } from '@portal/shared-ui/i18n';
import type { RowOf } from '@portal/shared-ui/list';
import { EditRecordDialog, NewRecordDialog } from '@portal/shared-ui/record-dialog';
import { TextField } from '@portal/shared-ui/text-field';
import { useState } from 'react';

type BranchRow = RowOf<typeof adminBranches>;

interface DialogProps {
  onClose: () => void;
  onDone: (message: string, id: number) => void;
}

function BranchFields() {
  const { t } = useTranslation('admin-app');
  return <TextField name="branch_name" label={t('branches.name')} schema={branchBody.shape.branch_name} />;
}

export function NewBranchDialog({ onClose, onDone }: DialogProps) {
  const { t } = useTranslation('admin-app');
  const create = useApiMutation(createBranch);
  return (
    <NewRecordDialog<BranchForm>
      title={t('branches.new')}
      verb={t('branches.create')}
      initialValues={{}}
      save={async (body) => {
        const made = await create.mutateAsync({ body });
        onDone(made.message, made.id);
        return made;
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <BranchFields />
    </NewRecordDialog>
  );
}

export function BranchDialog({ branch: opened, onClose, onDone }: DialogProps & { branch: BranchRow }) {
  const { t } = useTranslation('admin-app');
  const { api } = usePortal();
  const update = useApiMutation(updateBranch);
  const [branch] = useState(opened);
  return (
    <EditRecordDialog<BranchForm, BranchRow>
      title={t('branches.rename')}
      verb={t('branches.rename')}
      valuesOf={({ branch_name }) => ({ branch_name })}
      record={branch}
      reread={async () => {
        const { data } = await api.call(adminBranches);
        return data.find(({ id }) => id === branch.id) ?? branch;
      }}
      describe={({ branch_name }) => [{ term: t('branches.name'), value: branch_name }]}
      save={(body, version) => update.mutateAsync({ params: { id: branch.id }, body: { ...body, version } })}
      onDone={(message) => onDone(message, branch.id)}
      onClose={onClose}
    >
      <BranchFields />
    </EditRecordDialog>
  );
}
