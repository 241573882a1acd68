import { usePortal } from '@portal/portal-kit/area';
import { adminBranches } from '@portal/shared-api/branches';
import { educationLevel } from '@portal/shared-api/education-levels';
import { useApiQuery } from '@portal/shared-api/react';
import { branchName } from '@portal/shared-ui/branch-name';
import { EducationLevelSelect } from '@portal/shared-ui/education-level-select';
import { FilterDrawer } from '@portal/shared-ui/filter-drawer';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { SelectField } from '@portal/shared-ui/select-field';
import type { StudentFilter } from './use-student-filter.ts';

interface StudentFiltersProps {
  filter: StudentFilter;
  onChange: (filter: StudentFilter) => void;
}

/** Education level, and for level_3 the branch; the others are held to theirs by the server (decision 58). */
export function StudentFilters({ filter, onChange }: StudentFiltersProps) {
  const { session } = usePortal();
  return (
    <FilterDrawer<StudentFilter> values={filter} onApply={onChange}>
      <EducationLevelSelect name="education_level" schema={educationLevel.optional()} clearable />
      {session?.adminLevel === 'level_3' && <BranchSelect />}
    </FilterDrawer>
  );
}

function BranchSelect() {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const branches = useApiQuery(adminBranches, {}, { staleTime: 300_000 });
  return (
    <SelectField
      name="branch"
      label={t('students.fields.branch')}
      clearable
      loading={branches.isPending}
      options={(branches.data?.data ?? []).map(({ id, branch_name }) => ({
        value: id,
        label: branchName(branch_name, language),
      }))}
    />
  );
}
