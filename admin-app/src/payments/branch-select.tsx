import { adminBranches } from '@portal/shared-api/branches';
import { useApiQuery } from '@portal/shared-api/react';
import { branchName } from '@portal/shared-ui/branch-name';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { SelectField } from '@portal/shared-ui/select-field';

/** The branches, for level_3; the others are held to theirs by the server (decision 58). */
export function BranchSelect() {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const branches = useApiQuery(adminBranches, {}, { staleTime: 300_000 });
  return (
    <SelectField
      name="branch"
      label={t('payments.fields.branch')}
      clearable
      loading={branches.isPending}
      options={(branches.data?.data ?? []).map(({ id, branch_name }) => ({
        value: String(id),
        label: branchName(branch_name, language),
      }))}
    />
  );
}
