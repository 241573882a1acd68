import { usePortal } from '@portal/portal-kit/area';
import { educationLevelNames } from '@portal/shared-api/education-levels';
import {
  deleteSubject,
  listSubjects,
  searchSubjects,
  subjectImageFile,
  type SubjectRow,
} from '@portal/shared-api/subjects';
import { Button } from '@portal/shared-ui/button';
import type { Column, RowAction } from '@portal/shared-ui/data-table';
import { FileViewer } from '@portal/shared-ui/file-viewer';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { ListPage, useList } from '@portal/shared-ui/list';
import { Money } from '@portal/shared-ui/money';
import { useConfirmed } from '@portal/shared-ui/use-confirmed';
import { useState } from 'react';
import { NewSubjectDialog, SubjectDialog } from './subject-dialogs.tsx';

type Opened = { show: 'new' } | { show: 'edit' | 'image'; subject: SubjectRow };

/** The subjects by level, with price and picture. */
export default function SubjectsPage() {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { api } = usePortal();
  const list = useList(listSubjects, {
    search: { endpoint: searchSubjects, args: (term) => ({ query: { name: term } }) },
  });
  const remove = useConfirmed(deleteSubject);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const done = (message: string, id: number) => {
    close();
    list.tell(message, id);
  };

  const columns: Column<SubjectRow>[] = [
    { key: 'name', title: t('subjects.fields.name'), heading: true, render: ({ name }) => name },
    {
      key: 'description',
      title: t('subjects.fields.description'),
      minor: true,
      render: ({ description }) => description,
    },
    {
      key: 'price',
      title: t('subjects.fields.price'),
      numeric: true,
      render: ({ price }) => <Money value={price} bare />,
    },
    {
      key: 'level',
      title: t('subjects.fields.educationLevel'),
      render: ({ education_level }) => educationLevelNames[education_level][language],
    },
    {
      key: 'elective',
      title: t('subjects.fields.elective'),
      render: ({ is_elective }) => t(is_elective ? 'subjects.yes' : 'subjects.no'),
    },
  ];

  const actionsOf = (subject: SubjectRow): RowAction[] =>
    subject.deleted_at !== null
      ? [{ key: 'deleted', label: t('subjects.deleted'), icon: 'delete', disabled: true, onClick: close }]
      : [
          {
            key: 'edit',
            label: t('subjects.edit'),
            icon: 'edit',
            onClick: () => setOpened({ show: 'edit', subject }),
          },
          ...(subject.image_path
            ? [
                {
                  key: 'image',
                  label: t('subjects.viewImage'),
                  icon: 'view' as const,
                  onClick: () => setOpened({ show: 'image', subject }),
                },
              ]
            : []),
          {
            key: 'delete',
            label: t('subjects.delete'),
            icon: 'delete',
            danger: true,
            onClick: () =>
              void remove(
                {
                  title: t('subjects.deleteQuestion.title', { name: subject.name }),
                  text: t('subjects.deleteQuestion.text'),
                  verb: t('subjects.deleteQuestion.verb'),
                  danger: true,
                },
                { params: { id: subject.id } },
              ),
          },
        ];

  return (
    <ListPage
      title={t('subjects.title')}
      intro={t('subjects.purpose')}
      action={
        <Button kind="primary" icon="add" onClick={() => setOpened({ show: 'new' })}>
          {t('subjects.new')}
        </Button>
      }
      list={list}
      searchLabel={t('subjects.search')}
      columns={columns}
      actions={actionsOf}
      noneText={t('subjects.none')}
    >
      {opened?.show === 'new' && <NewSubjectDialog onClose={close} onDone={done} />}
      {opened?.show === 'edit' && <SubjectDialog id={opened.subject.id} onClose={close} onDone={done} />}
      {opened?.show === 'image' && (
        <FileViewer
          title={opened.subject.name}
          name={opened.subject.name}
          load={() => api.call(subjectImageFile, { params: { id: opened.subject.id } })}
          onClose={close}
        />
      )}
    </ListPage>
  );
}
