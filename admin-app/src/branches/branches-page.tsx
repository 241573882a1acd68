import { adminBranches, deleteBranch } from '@portal/shared-api/branches-admin';
import { branchName } from '@portal/shared-ui/branch-name';
import { Button } from '@portal/shared-ui/button';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { ListPage, useList, type RowOf } from '@portal/shared-ui/list';
import { useConfirmed } from '@portal/shared-ui/use-confirmed';
import { useState } from 'react';
import { BranchDialog, NewBranchDialog } from './branch-dialogs.tsx';

type BranchRow = RowOf<typeof adminBranches>;

/** The centre's branches. One in use cannot be deleted; the server says why. */
export default function BranchesPage() {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const list = useList(adminBranches);
  const remove = useConfirmed(deleteBranch);
  const [opened, setOpened] = useState<BranchRow | 'new' | null>(null);
  const close = () => setOpened(null);
  const done = (message: string, id: number) => {
    close();
    list.tell(message, id);
  };
  return (
    <ListPage
      title={t('branches.title')}
      intro={t('branches.purpose')}
      action={
        <Button kind="primary" icon="add" onClick={() => setOpened('new')}>
          {t('branches.new')}
        </Button>
      }
      list={list}
      columns={[
        {
          key: 'name',
          title: t('branches.name'),
          heading: true,
          render: ({ branch_name }) => <BranchNames stored={branch_name} />,
        },
      ]}
      actions={(branch) => [
        { key: 'rename', label: t('branches.rename'), icon: 'edit', onClick: () => setOpened(branch) },
        {
          key: 'remove',
          label: t('branches.remove'),
          icon: 'delete',
          danger: true,
          onClick: () =>
            void remove(
              {
                title: t('branches.removeTitle', { name: branchName(branch.branch_name, language) }),
                text: t('branches.removeText'),
                verb: t('branches.remove'),
                danger: true,
              },
              { params: { id: branch.id } },
            ),
        },
      ]}
      noneText={t('branches.none')}
    >
      {opened === 'new' && <NewBranchDialog onClose={close} onDone={done} />}
      {opened !== null && opened !== 'new' && <BranchDialog branch={opened} onClose={close} onDone={done} />}
    </ListPage>
  );
}

/** As everywhere in this language, and beside it the stored name if that is another: it is the one that is renamed. */
function BranchNames({ stored }: { stored: string }) {
  const shown = branchName(stored, useLanguage());
  return (
    <>
      {shown} {shown !== stored && <span className="kit-caption">{stored}</span>}
    </>
  );
}
