import { usePortal } from '@portal/portal-kit/area';
import { educationLevel } from '@portal/shared-api/education-levels';
import { studentStatuses } from '@portal/shared-api/students';
import { BranchSelect } from '@portal/shared-ui/branch-select';
import { EducationLevelSelect } from '@portal/shared-ui/education-level-select';
import { useTranslation } from '@portal/shared-ui/i18n';
import { SelectField } from '@portal/shared-ui/select-field';

/** Level and status; the branch for admins who see all. */
export function StudentFilters() {
  const { t } = useTranslation('admin-app');
  const { session } = usePortal();
  return (
    <>
      <EducationLevelSelect name="education_level" schema={educationLevel.optional()} clearable />
      <SelectField
        name="status"
        label={t('students.status.label')}
        clearable
        options={studentStatuses.map((value) => ({ value, label: t(`students.status.${value}`) }))}
      />
      {session?.adminLevel === 'level_3' && <BranchSelect clearable />}
    </>
  );
}
