import {
  listTimeChanges,
  timeChangeFilters,
  type TimeChangeKind,
  type TimeChangeRow,
} from '@portal/shared-api/time-changes';
import type { Column } from '@portal/shared-ui/data-table';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { ListView, useList } from '@portal/shared-ui/list';
import { listText } from '@portal/shared-ui/list-text';
import { studentText } from '@portal/shared-ui/student-text';
import { useState } from 'react';
import { ChangedClass, ChangedLesson } from './changed-lesson.tsx';
import { TimeChangeDialog } from './time-change-dialog.tsx';
import { useRemoveTimeChange } from './use-remove-time-change.ts';

/** The current time changes of one kind, newest first. */
export function TimeChangeList({ kind }: { kind: TimeChangeKind }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const isIndividual = kind === 'individual';
  const list = useList(listTimeChanges, {
    query: { only: kind },
    ...(isIndividual ? { filters: timeChangeFilters } : {}),
  });
  const [open, setOpen] = useState<TimeChangeRow | null>(null);
  const remove = useRemoveTimeChange(kind);

  const columns: Column<TimeChangeRow>[] = [
    {
      key: 'who',
      title: t(isIndividual ? 'timeChanges.fields.student' : 'timeChanges.fields.class'),
      heading: true,
      render: ({ student, new_class }) => (student ? studentText(student) : <ChangedClass of={new_class} />),
    },
    {
      key: 'original',
      title: t('timeChanges.fields.original'),
      render: (row) => (
        <ChangedLesson of={row.original_class} date={row.original_date} named={isIndividual} />
      ),
    },
    {
      key: 'new',
      title: t('timeChanges.fields.new'),
      render: (row) => <ChangedLesson of={row.new_class} date={row.new_date} named={isIndividual} />,
    },
    {
      key: 'teachers',
      title: t('timeChanges.fields.teachers'),
      minor: true,
      render: ({ teachers }) =>
        listText(
          teachers.map(({ name }) => name),
          language,
        ),
    },
  ];

  return (
    <>
      <ListView<TimeChangeRow>
        list={list}
        label={t(`timeChanges.tabs.${kind}`)}
        columns={columns}
        {...(isIndividual ? { searchLabel: t('timeChanges.search') } : {})}
        noneText={t(`timeChanges.none.${kind}`)}
        noneFoundText={(term) => t('timeChanges.noMatch', { term })}
        actions={(row) => [
          { key: 'view', label: t('timeChanges.view'), icon: 'view', onClick: () => setOpen(row) },
          {
            key: 'remove',
            label: t('timeChanges.remove'),
            icon: 'delete',
            danger: true,
            onClick: () => void remove(row),
          },
        ]}
      />
      {open && (
        <TimeChangeDialog
          of={open}
          onClose={() => setOpen(null)}
          onRemove={async () => {
            if (await remove(open)) setOpen(null);
          }}
        />
      )}
    </>
  );
}
