import { usePortal } from '@portal/portal-kit/area';
import {
  deleteTeacherCard,
  listTeacherCards,
  teacherCardTimetable,
  type TeacherCardRow,
} from '@portal/shared-api/landing-settings';
import type { Column } from '@portal/shared-ui/data-table';
import { FileViewer } from '@portal/shared-ui/file-viewer';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useState } from 'react';
import { ColorText } from './color-field.tsx';
import { imageColumn } from './image-column.tsx';
import { ItemList } from './item-list.tsx';
import { NewTeacherCardDialog, TeacherCardDialog } from './teacher-card-dialogs.tsx';

export function TeacherCardList() {
  const { t } = useTranslation('admin-app');
  const { api } = usePortal();
  const [shown, setShown] = useState<TeacherCardRow | null>(null);

  const columns: Column<TeacherCardRow>[] = [
    imageColumn('image', t('landingSettings.fields.image'), ({ image_url }) => image_url),
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
    <>
      <ItemList
        endpoint={listTeacherCards}
        deletion={deleteTeacherCard}
        kind="teachers"
        columns={columns}
        nameOf={({ name }) => name}
        renderNewDialog={(dialog) => <NewTeacherCardDialog {...dialog} />}
        renderDialog={(teacher, dialog) => <TeacherCardDialog {...dialog} teacher={teacher} />}
        more={(teacher) => [
          {
            key: 'timetable',
            label: t('landingSettings.teachers.timetable'),
            icon: 'document',
            onClick: () => setShown(teacher),
          },
        ]}
      />
      {shown && (
        <FileViewer
          title={shown.name}
          name={shown.name}
          load={() => api.call(teacherCardTimetable, { params: { id: shown.id } })}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
