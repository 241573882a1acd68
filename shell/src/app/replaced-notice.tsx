import { useTranslation } from '@portal/shared-ui/i18n';
import { useEffect, useRef } from 'react';
import { Dialog, DialogAction, type DialogHandle } from '../dialog/dialog.tsx';
import { paths, roleHome } from '../paths.ts';
import { browserStorages, readSession } from '../session/session-storage.ts';
import { useSession } from '../session/session-store.ts';

/**
 * Replaces the page in a tab whose session was replaced by another tab (decision 70). Continuing reloads everything,
 * so that nothing of the previous person stays in memory.
 */
export function ReplacedNotice() {
  const { t } = useTranslation('shell');
  const dialog = useRef<DialogHandle>(null);
  const replaced = useSession((state) => state.replaced);
  const mine = useSession((state) => state.session?.name);

  useEffect(() => {
    if (replaced) dialog.current?.open();
  }, [replaced]);

  const goOn = () => {
    const next = readSession(browserStorages());
    window.location.assign(next ? roleHome[next.role] : paths.signIn);
  };
  const name = replaced?.name ?? null;
  return (
    <Dialog ref={dialog} title={t('replaced.title')} mustDecide>
      <p>{name === null ? t('replaced.signedOut') : t('replaced.signedIn', { mine, name })}</p>
      <DialogAction primary onClick={goOn}>
        {name === null ? t('replaced.signIn') : t('replaced.goOn', { name })}
      </DialogAction>
    </Dialog>
  );
}
