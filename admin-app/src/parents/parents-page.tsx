import { listParents } from '@portal/shared-api/parents-admin';
import { Button } from '@portal/shared-ui/button';
import { EmailAddress } from '@portal/shared-ui/email-address';
import { useTranslation } from '@portal/shared-ui/i18n';
import { ListPage, useList } from '@portal/shared-ui/list';
import { icText, phoneText } from '@portal/shared-ui/number-groups';
import { useState } from 'react';
import { NewParentDialog } from './new-parent-dialog.tsx';
import { ParentDialog } from './parent-dialog.tsx';
import { useRemoveParent } from './use-parent-calls.ts';

/** Every parent the admin may see, found by name, phone number, IC or address. */
export default function ParentsPage() {
  const { t } = useTranslation('admin-app');
  const list = useList(listParents);
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const remove = useRemoveParent();

  const close = () => setOpen(null);
  const done = (message: string, ...ids: number[]) => {
    close();
    list.tell(message, ...ids);
  };

  return (
    <ListPage
      title={t('parents.title')}
      intro={t('parents.purpose')}
      action={
        <Button kind="primary" icon="add" onClick={() => setOpen('new')}>
          {t('parents.new')}
        </Button>
      }
      list={list}
      searchLabel={t('parents.search')}
      columns={[
        { key: 'id', title: t('parents.fields.id'), render: ({ id }) => id },
        { key: 'name', title: t('parents.fields.name'), heading: true, render: ({ name }) => name },
        {
          key: 'email',
          title: t('parents.fields.email'),
          render: ({ email }) => <EmailAddress value={email} />,
        },
        {
          key: 'ic',
          title: t('parents.fields.ic'),
          minor: true,
          nowrap: true,
          render: ({ ic }) => icText(ic),
        },
        {
          key: 'phone',
          title: t('parents.fields.phone'),
          nowrap: true,
          render: (row) => phoneText(row.contact_number),
        },
      ]}
      dense
      actions={(parent) => [
        { key: 'view', label: t('parents.view'), icon: 'view', onClick: () => setOpen(parent.id) },
        {
          key: 'remove',
          label: t('parents.remove'),
          icon: 'delete',
          danger: true,
          onClick: () => void remove(parent),
        },
      ]}
      noneText={t('parents.none')}
      noneFoundText={(term) => t('parents.noMatch', { term })}
    >
      {open === 'new' && <NewParentDialog onClose={close} onDone={done} />}
      {typeof open === 'number' && (
        <ParentDialog id={open} onClose={close} onDone={(message) => done(message, open)} />
      )}
    </ListPage>
  );
}
