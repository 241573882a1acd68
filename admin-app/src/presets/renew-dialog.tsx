import { usePortal } from '@portal/portal-kit/area';
import { earlierPresets, renewPresets, type EarlierRow } from '@portal/shared-api/presets-earlier';
import { useApiMutation } from '@portal/shared-api/react';
import { CheckBox } from '@portal/shared-ui/checkbox-field';
import { DataTable } from '@portal/shared-ui/data-table';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useLiveQuery } from '@portal/shared-ui/use-live-query';
import { useState } from 'react';
import { EarlierItems } from './earlier-items.tsx';
import styles from './presets.module.css';

/** Who gets the templates' change: everybody whose items match the previous templates, except those deselected. */
export function RenewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-app');
  const { notify } = usePortal();
  const [page, setPage] = useState(1);
  const [all, setAll] = useState(true);
  /** The exceptions from `all`. */
  const [differing, setDiffering] = useState<readonly number[]>([]);
  const source = useLiveQuery(earlierPresets, { query: { page } });
  const { mutateAsync } = useApiMutation(renewPresets, ['students', 'payments']);
  const total = source.data?.total ?? 0;
  const count = all ? Math.max(0, total - differing.length) : differing.length;
  const isChosen = ({ id }: EarlierRow) => differing.includes(id) !== all;

  return (
    <FormDialog
      title={t('presets.renew.title')}
      verb={t('presets.renew.submit', { count })}
      blocked={count === 0}
      blockedReason={t('presets.renew.nobody')}
      onSubmit={async () => {
        const body = { version: source.data!.version, all, students: [...differing] };
        notify('success', (await mutateAsync({ body })).message);
        onClose();
      }}
      onClose={onClose}
    >
      <p className={styles.intro}>{t('presets.renew.purpose')}</p>
      <CheckBox
        checked={count === total && total > 0}
        onChange={(checked) => {
          setAll(checked);
          setDiffering([]);
        }}
      >
        {t('presets.renew.everybody')}
      </CheckBox>
      <DataTable<EarlierRow>
        label={t('presets.renew.title')}
        source={source}
        rowKey={({ id }) => id}
        page={page}
        onPageChange={setPage}
        emptyText={t('presets.renew.none')}
        columns={[
          {
            key: 'student',
            title: t('presets.renew.student'),
            heading: true,
            render: (row) => (
              <CheckBox
                checked={isChosen(row)}
                onChange={() =>
                  setDiffering((before) =>
                    before.includes(row.id) ? before.filter((id) => id !== row.id) : [...before, row.id],
                  )
                }
              >
                {t('presets.renew.who', { name: row.name, studentId: row.student_id })}
              </CheckBox>
            ),
          },
          {
            key: 'items',
            title: t('presets.renew.items'),
            render: ({ items }) => <EarlierItems items={items} />,
          },
        ]}
      />
    </FormDialog>
  );
}
