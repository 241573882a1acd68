import { adminBranches } from '@portal/shared-api/branches-admin';
import { useApi, useApiQuery } from '@portal/shared-api/react';
import { paymentReport } from '@portal/shared-api/reports';
import { BranchSelect } from '@portal/shared-ui/branch-select';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useTranslation } from '@portal/shared-ui/i18n';
import { currentMonth, MonthFields, type MonthValues } from './month-fields.tsx';
import { saveFile } from '@portal/shared-ui/save-file';

interface Values extends MonthValues {
  branch_id?: string;
}

/** The accepted payments of a month, of one branch or all. */
export function PaymentReportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-app');
  const api = useApi();
  const branches = useApiQuery(adminBranches, {}, { staleTime: 300_000 });

  async function download({ branch_id: branch, ...month }: Values) {
    const file = await api.call(paymentReport, {
      query: { ...month, ...(branch ? { branch_id: branch } : {}) },
    });
    const named = branches.data?.data.find(({ id }) => String(id) === branch)?.branch_name ?? 'All';
    saveFile(file, `PaymentReport_${month.month}_${month.year}_${named}.xlsx`);
  }

  return (
    <FormDialog<Values>
      title={t('reports.payment.open')}
      verb={t('reports.download')}
      initialValues={currentMonth()}
      onSubmit={download}
      leaving={null}
      onClose={onClose}
    >
      <MonthFields />
      <BranchSelect name="branch_id" clearable />
    </FormDialog>
  );
}
