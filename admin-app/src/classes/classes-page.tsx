import { usePortal } from '@portal/portal-kit/area';
import { weekdays } from '@portal/shared-api/calendar';
import {
  classFilters,
  deleteClass,
  listClasses,
  searchClasses,
  type ClassRow,
} from '@portal/shared-api/classes';
import { educationLevel, educationLevelNames } from '@portal/shared-api/education-levels';
import { useApiQuery } from '@portal/shared-api/react';
import { subjectsForFilter } from '@portal/shared-api/subjects';
import { BranchSelect } from '@portal/shared-ui/branch-select';
import { Button } from '@portal/shared-ui/button';
import type { RowAction } from '@portal/shared-ui/data-table';
import { EducationLevelSelect } from '@portal/shared-ui/education-level-select';
import { weekdayName } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { ListPage, useList, withheldFrom } from '@portal/shared-ui/list';
import { SelectField } from '@portal/shared-ui/select-field';
import { useConfirmed } from '@portal/shared-ui/use-confirmed';
import { useState } from 'react';
import { CancelDialog } from './cancel-dialog.tsx';
import { ClassDialog } from './class-dialog.tsx';
import { CloseBranchDialog } from './close-branch-dialog.tsx';
import { NewClassDialog } from './new-class-dialog.tsx';
import { TimeChangeDialog } from './time-change-dialog.tsx';
import { useClassColumns } from './class-columns.tsx';

type Opened = { show: 'new' | 'close' } | { show: 'edit' | 'timeChange' | 'cancel'; row: ClassRow };

/** The weekly classes of the branches the admin may see. */
export default function ClassesPage() {
  const { t } = useTranslation('admin-app');
  const { session } = usePortal();
  const list = useList(listClasses, {
    filters: classFilters,
    withheld: withheldFrom(session?.adminLevel),
    search: {
      endpoint: searchClasses,
      args: (term, filter) => ({ query: { ...classFilters.parse(filter), class: term } }),
    },
  });
  const columns = useClassColumns();
  const remove = useConfirmed(deleteClass, ['timetable'], {
    code: 'cancelled_for_visitors',
    title: t('classes.cancel.visitors'),
    verb: t('classes.deleteQuestion.verb'),
    again: ({ params }) => ({ params, query: { despite_visitors: true } }),
  });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const done = (message: string, id: number) => {
    close();
    list.tell(message, id);
  };

  const actionsOf = (row: ClassRow): RowAction[] =>
    row.deleted_at !== null
      ? [{ key: 'deleted', label: t('classes.deleted'), icon: 'delete', disabled: true, onClick: close }]
      : [
          {
            key: 'edit',
            label: t('classes.edit'),
            icon: 'edit',
            onClick: () => setOpened({ show: 'edit', row }),
          },
          {
            key: 'timeChange',
            label: t('classes.timeChange.action'),
            icon: 'time-changes',
            onClick: () => setOpened({ show: 'timeChange', row }),
          },
          {
            key: 'cancel',
            label: t('classes.cancel.action'),
            icon: 'cancel',
            onClick: () => setOpened({ show: 'cancel', row }),
          },
          {
            key: 'delete',
            label: t('classes.delete'),
            icon: 'delete',
            danger: true,
            onClick: () =>
              void remove(
                {
                  title: t('classes.deleteQuestion.title', { name: row.subject.name }),
                  text: t('classes.deleteQuestion.text', { count: row.students }),
                  verb: t('classes.deleteQuestion.verb'),
                  danger: true,
                },
                { params: { id: row.id } },
              ),
          },
        ];

  return (
    <ListPage
      title={t('classes.title')}
      intro={t('classes.purpose')}
      action={
        <Button kind="primary" icon="add" onClick={() => setOpened({ show: 'new' })}>
          {t('classes.new')}
        </Button>
      }
      list={list}
      searchLabel={t('classes.search')}
      tools={
        <Button icon="cancel" onClick={() => setOpened({ show: 'close' })}>
          {t('classes.closure.action')}
        </Button>
      }
      filterFields={<ClassFilters withBranch={session?.adminLevel === 'level_3'} />}
      columns={columns}
      actions={actionsOf}
      noneText={t('classes.none')}
    >
      {opened?.show === 'new' && <NewClassDialog onClose={close} onDone={done} />}
      {opened?.show === 'close' && (
        <CloseBranchDialog
          onClose={close}
          onDone={(message) => {
            close();
            list.tell(message);
          }}
        />
      )}
      {opened?.show === 'edit' && (
        <ClassDialog
          id={opened.row.id}
          name={opened.row.subject.name}
          onClose={close}
          onDone={(message) => done(message, opened.row.id)}
        />
      )}
      {opened?.show === 'timeChange' && (
        <TimeChangeDialog
          of={opened.row}
          onClose={close}
          onDone={(message) => done(message, opened.row.id)}
        />
      )}
      {opened?.show === 'cancel' && <CancelDialog of={opened.row} onClose={close} />}
    </ListPage>
  );
}

function ClassFilters({ withBranch }: { withBranch: boolean }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const subjects = useApiQuery(subjectsForFilter, {});
  return (
    <>
      <EducationLevelSelect name="education_level" schema={educationLevel.optional()} clearable />
      <SelectField
        clearable
        name="day"
        label={t('classes.fields.day')}
        options={weekdays.map((day) => ({ value: day, label: weekdayName(day, language) }))}
      />
      <SelectField
        clearable
        name="subject"
        label={t('classes.fields.subject')}
        loading={subjects.isPending}
        options={(subjects.data?.data ?? []).map(({ id, name, education_level }) => ({
          value: String(id),
          label: `${name} · ${educationLevelNames[education_level][language]}`,
        }))}
      />
      {withBranch && <BranchSelect clearable />}
    </>
  );
}
