import { usePortal } from '@portal/portal-kit/area';
import { educationLevel } from '@portal/shared-api/education-levels';
import { outstandingFilters, outstandingPayments, type OutstandingRow } from '@portal/shared-api/outstanding';
import { BranchSelect } from '@portal/shared-ui/branch-select';
import { periodName } from '@portal/shared-ui/dates';
import { EducationLevelSelect } from '@portal/shared-ui/education-level-select';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { ListPage, useList, withheldFrom } from '@portal/shared-ui/list';
import { SelectField } from '@portal/shared-ui/select-field';
import { useState } from 'react';
import { monthsOf, recentMonths } from './months.ts';
import { OutstandingDialog } from './outstanding-dialog.tsx';
import { useOutstandingColumns } from './outstanding-columns.tsx';

/** Who has outstanding months, most months first. */
export default function OutstandingPage() {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { session, navigate } = usePortal();
  const list = useList(outstandingPayments, {
    filters: outstandingFilters,
    withheld: withheldFrom(session?.adminLevel),
  });
  const columns = useOutstandingColumns();
  const [open, setOpen] = useState<OutstandingRow | null>(null);

  const record = ({ id }: OutstandingRow, month: string) =>
    navigate(`/admin/payment?${new URLSearchParams({ new: String(id), month })}`);
  /** The month being searched for, else the oldest one without a pending payment. */
  const monthToPay = (row: OutstandingRow) => {
    const months = monthsOf(row);
    return list.filter['month'] ?? (months.find(({ submitted }) => !submitted) ?? months[0])!.month;
  };

  return (
    <ListPage
      title={t('outstanding.title')}
      intro={t('outstanding.purpose')}
      list={list}
      searchLabel={t('outstanding.search')}
      inlineFilters
      filterFields={
        <>
          <SelectField
            name="month"
            label={t('outstanding.filters.month')}
            clearable
            options={recentMonths(list.filter['month']).map((month) => ({
              value: month,
              label: periodName(month, language),
            }))}
          />
          {session?.adminLevel === 'level_3' && <BranchSelect clearable />}
          <EducationLevelSelect name="education_level" schema={educationLevel.optional()} clearable />
        </>
      }
      columns={columns}
      actions={(row) => [
        { key: 'view', label: t('outstanding.details'), icon: 'view', onClick: () => setOpen(row) },
        {
          key: 'payments',
          label: t('outstanding.payments'),
          icon: 'payment',
          onClick: () => navigate(`/admin/payment?${new URLSearchParams({ search: row.student_id })}`),
        },
        {
          key: 'new',
          label: t('outstanding.newPayment'),
          icon: 'add',
          onClick: () => record(row, monthToPay(row)),
        },
      ]}
      noneText={t('outstanding.none')}
      noneFoundText={t('outstanding.noneFound')}
    >
      {open && (
        <OutstandingDialog
          row={open}
          onClose={() => setOpen(null)}
          onNewPayment={(month) => record(open, month)}
        />
      )}
    </ListPage>
  );
}
