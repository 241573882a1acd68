import { submitEnrollment } from '@portal/shared-api/enrollment-requests';
import { branchName } from '@portal/shared-ui/branch-name';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { SelectField } from '@portal/shared-ui/select-field';

interface BranchFieldProps {
  /** Absent until loaded. */
  branches: readonly { id: number; branch_name: string }[] | undefined;
  /** A restored branch may not be among them, or not yet; then its bare number would be shown. */
  chosen: number | undefined;
}

/** The branch to enrol at. */
export function BranchField({ branches, chosen }: BranchFieldProps) {
  const { t } = useTranslation('student-app');
  const language = useLanguage();
  const options = (branches ?? []).map(({ id, branch_name }) => ({
    value: id,
    label: branchName(branch_name, language),
    disabled: false,
  }));
  if (chosen !== undefined && !options.some(({ value }) => value === chosen))
    options.push({ value: chosen, label: branches ? t('enrollment.gone') : '…', disabled: true });
  return (
    <SelectField<number>
      name="branch_id"
      label={t('enrollment.branch')}
      schema={submitEnrollment.body.shape.branch_id}
      loading={!branches}
      options={options}
    />
  );
}
