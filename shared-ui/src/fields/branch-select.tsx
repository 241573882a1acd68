import { adminBranches } from '@portal/shared-api/branches-admin';
import { useApiQuery } from '@portal/shared-api/react';
import { branchName } from '../display/branch-name.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import type { FieldProps } from './field.tsx';
import { SelectField } from './select-field.tsx';

interface BranchSelectProps extends Omit<FieldProps, 'label' | 'name'> {
  /** `branch` by default, as in filters. */
  name?: string;
  label?: string;
  clearable?: boolean;
}

/** The branches an admin may choose, by id as text. Branch admins only see their own (decision 58). */
export function BranchSelect({ name = 'branch', label, ...field }: BranchSelectProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const branches = useApiQuery(adminBranches, {}, { staleTime: 300_000 });
  return (
    <SelectField<string>
      {...field}
      name={name}
      label={label ?? t('fields.branch')}
      loading={branches.isPending}
      options={(branches.data?.data ?? []).map(({ id, branch_name }) => ({
        value: String(id),
        label: branchName(branch_name, language),
      }))}
    />
  );
}
