import { calendarFeed, createCalendarFeed, removeCalendarFeed } from '@portal/shared-api/calendar-feed';
import { isApiError } from '@portal/shared-api/client';
import { useApiMutation, useApiQuery } from '@portal/shared-api/react';
import { useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { useConfirmed } from '../dialog/use-confirmed.tsx';
import { CopyButton } from '../display/copy-button.tsx';
import { instantText } from '../display/dates.tsx';
import { useOneAtATime } from '../hooks/use-one-at-a-time.ts';
import { Button } from '../layout/button.tsx';
import { useFeedback } from '../layout/feedback.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { Notice } from '../layout/notice.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';

/** Opens the calendar feed dialog from a timetable. */
export function CalendarFeedButton() {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="timetable" onClick={() => setOpen(true)}>
        {t('calendarFeed.open')}
      </Button>
      {open && <CalendarFeedDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Creates a timetable's private address, shows it once, and revokes it. */
function CalendarFeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const { confirm } = useFeedback();
  const state = useApiQuery(calendarFeed, {}, { anew: true });
  const create = useApiMutation(createCalendarFeed);
  const remove = useConfirmed(removeCalendarFeed);
  const [address, setAddress] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const make = useOneAtATime(async (replaces: boolean) => {
    const question = {
      title: t('calendarFeed.replace.title'),
      text: t('calendarFeed.replace.text'),
      verb: t('calendarFeed.replace.verb'),
      danger: true,
    };
    if (replaces && !(await confirm(question))) return;
    setFailure(null);
    try {
      const { path } = await create.mutateAsync({});
      setAddress(new URL(path, window.location.href).href);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.message);
    }
  });
  async function end() {
    const question = {
      title: t('calendarFeed.end.title'),
      text: t('calendarFeed.end.text'),
      verb: t('calendarFeed.end.verb'),
      danger: true,
    };
    if (await remove(question, {})) setAddress(null);
  }

  return (
    <Dialog title={t('calendarFeed.title')} onClose={onClose}>
      <p>{t('calendarFeed.purpose')}</p>
      <Loaded query={state}>
        {({ created_at: since }) => (
          <>
            {address && (
              <>
                <Notice kind="info">{t('calendarFeed.once')}</Notice>
                <p className="kit-calendar-address">{address}</p>
              </>
            )}
            {!address && since && <p>{t('calendarFeed.since', { date: instantText(since, language) })}</p>}
            {failure && <Notice kind="error">{failure}</Notice>}
            <div className="kit-documents-actions">
              {address && <CopyButton look="primary" text={address} label={t('calendarFeed.copy')} />}
              <Button
                kind={since ? 'default' : 'primary'}
                loading={create.isPending}
                onClick={() => void make(since !== null)}
              >
                {t(since ? 'calendarFeed.another' : 'calendarFeed.create')}
              </Button>
              {since && (
                <Button danger onClick={() => void end()}>
                  {t('calendarFeed.end.verb')}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
