import { listTeachers, removeTeacher, searchTeachers } from '@portal/shared-api/teachers';
import { Button } from '@portal/shared-ui/button';
import { Chip } from '@portal/shared-ui/chip';
import { EmailAddress } from '@portal/shared-ui/email-address';
import { useTranslation } from '@portal/shared-ui/i18n';
import { ListPage, useList } from '@portal/shared-ui/list';
import { phoneText } from '@portal/shared-ui/number-groups';
import { useConfirmed } from '@portal/shared-ui/use-confirmed';
import { useState } from 'react';
import { NewTeacherDialog } from './new-teacher-dialog.tsx';
import { TeacherDialog } from './teacher-dialog.tsx';

/** All teachers, including suspended ones. */
export default function TeachersPage() {
  const { t } = useTranslation('admin-app');
  const list = useList(listTeachers, {
    search: { endpoint: searchTeachers, args: (term) => ({ query: { name: term } }) },
  });
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const remove = useConfirmed(removeTeacher);

  const close = () => setOpen(null);
  const done = (message: string, ...ids: number[]) => {
    close();
    list.tell(message, ...ids);
  };

  return (
    <ListPage
      title={t('teachers.title')}
      intro={t('teachers.purpose')}
      action={
        <Button kind="primary" icon="add" onClick={() => setOpen('new')}>
          {t('teachers.new')}
        </Button>
      }
      list={list}
      searchLabel={t('teachers.search')}
      columns={[
        {
          key: 'name',
          title: t('teachers.fields.name'),
          heading: true,
          render: ({ name, status }) => (
            <>
              {name} {status === 'suspend' && <Chip tone="slate">{t('teachers.statuses.suspend')}</Chip>}
            </>
          ),
        },
        {
          key: 'email',
          title: t('teachers.fields.email'),
          render: ({ email }) => <EmailAddress value={email} />,
        },
        {
          key: 'phone',
          title: t('teachers.fields.phone'),
          nowrap: true,
          render: ({ contact }) => phoneText(contact),
        },
      ]}
      actions={({ id, name }) => [
        { key: 'view', label: t('teachers.view'), icon: 'view', onClick: () => setOpen(id) },
        {
          key: 'remove',
          label: t('teachers.remove'),
          icon: 'delete',
          danger: true,
          onClick: () =>
            void remove(
              {
                title: t('teachers.removal.title'),
                text: t('teachers.removal.text', { name }),
                verb: t('teachers.removal.verb'),
                danger: true,
              },
              { params: { id } },
            ),
        },
      ]}
      noneText={t('teachers.none')}
      noneFoundText={(term) => t('teachers.noMatch', { term })}
    >
      {open === 'new' && <NewTeacherDialog onClose={close} onDone={done} />}
      {typeof open === 'number' && (
        <TeacherDialog id={open} onClose={close} onDone={(message) => done(message, open)} />
      )}
    </ListPage>
  );
}
