import { usePortal } from '@portal/portal-kit/area';
import {
  deleteTeacher,
  listTeachers,
  teacherTimetable,
  type TeacherRow,
} from '@portal/shared-api/landing-settings';
import { Button } from '@portal/shared-ui/button';
import type { Column } from '@portal/shared-ui/data-table';
import { FileViewer } from '@portal/shared-ui/file-viewer';
import { useTranslation } from '@portal/shared-ui/i18n';
import { ListView, useList } from '@portal/shared-ui/list';
import { useState } from 'react';
import { ColorText } from './color-field.tsx';
import styles from './landing-settings.module.css';
import { NewTeacherDialog, TeacherDialog } from './teacher-dialogs.tsx';
import { useItemActions } from './use-item-actions.ts';

type Opened = { show: 'new' } | { show: 'edit' | 'timetable'; teacher: TeacherRow };

export function TeacherList() {
  const { t } = useTranslation('admin-app');
  const { api } = usePortal();
  const list = useList(listTeachers);
  const actions = useItemActions(deleteTeacher);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const done = (message: string, id: number) => {
    close();
    list.tell(message, id);
  };
  const count = list.source.data?.data.length;

  const columns: Column<TeacherRow>[] = [
    {
      key: 'ordering',
      title: t('landingSettings.fields.ordering'),
      width: 120,
      render: ({ ordering }) => ordering,
    },
    {
      key: 'image',
      title: t('landingSettings.fields.image'),
      width: 96,
      render: ({ image_url }) => <img className={styles.thumbnail} src={image_url} alt="" loading="lazy" />,
    },
    { key: 'name', title: t('landingSettings.fields.name'), heading: true, render: ({ name }) => name },
    {
      key: 'description',
      title: t('landingSettings.fields.description'),
      minor: true,
      render: ({ description }) => description,
    },
    {
      key: 'color',
      title: t('landingSettings.fields.color'),
      render: ({ color_code }) => <ColorText code={color_code} />,
    },
  ];

  return (
    <div className={styles.list}>
      <ListView
        list={list}
        label={t('landingSettings.tabs.teachers')}
        columns={columns}
        tools={
          <Button
            kind="primary"
            icon="add"
            disabled={count === undefined}
            onClick={() => setOpened({ show: 'new' })}
          >
            {t('landingSettings.teachers.new')}
          </Button>
        }
        actions={(teacher) => [
          actions.edit(() => setOpened({ show: 'edit', teacher })),
          {
            key: 'timetable',
            label: t('landingSettings.teachers.timetable'),
            icon: 'document',
            onClick: () => setOpened({ show: 'timetable', teacher }),
          },
          actions.remove(teacher.id, t('landingSettings.teachers.deleteText', { name: teacher.name })),
        ]}
        noneText={t('landingSettings.teachers.none')}
      />
      {opened?.show === 'new' && <NewTeacherDialog count={count!} onClose={close} onDone={done} />}
      {opened?.show === 'edit' && (
        <TeacherDialog teacher={opened.teacher} count={count!} onClose={close} onDone={done} />
      )}
      {opened?.show === 'timetable' && (
        <FileViewer
          title={opened.teacher.name}
          name={opened.teacher.name}
          load={() => api.call(teacherTimetable, { params: { id: opened.teacher.id } })}
          onClose={close}
        />
      )}
    </div>
  );
}
