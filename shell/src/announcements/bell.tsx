import { countUnread } from '@portal/shared-api/announcements';
import { useApiQuery } from '@portal/shared-api/react';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useRef } from 'react';
import { Dialog, DialogAction, type DialogHandle } from '../dialog/dialog.tsx';
import { IconWithCount } from '../dashboard/icon-with-count.tsx';
import sidebar from '../dashboard/sidebar.module.css';
import { Inbox } from './inbox.tsx';

/** Polls occasionally; TanStack Query pauses while the tab is hidden. */
const REFRESH_MS = 120_000;

/** The signed-in person's announcements, with the number of unread ones (decision 66). */
export function Bell() {
  const { t } = useTranslation('shell');
  const dialog = useRef<DialogHandle>(null);
  const { data } = useApiQuery(countUnread, {}, { refetchInterval: REFRESH_MS });
  const unread = data?.unread ?? 0;
  return (
    <>
      <button
        type="button"
        className={sidebar.entry}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.open()}
      >
        <IconWithCount name="inbox" count={unread} />
        <span className={sidebar.label}>
          {t('announcements.title')}
          {unread > 0 && (
            <span className="visually-hidden">{t('announcements.unread', { count: unread })}</span>
          )}
        </span>
      </button>
      <Dialog ref={dialog} title={t('announcements.title')}>
        <Inbox />
        <DialogAction onClick={() => dialog.current?.close()}>{t('frame.close')}</DialogAction>
      </Dialog>
    </>
  );
}
