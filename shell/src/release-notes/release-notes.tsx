import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useRef } from 'react';
import { Dialog, DialogAction, type DialogHandle } from '../dialog/dialog.tsx';
import { release } from './notes.ts';

/** The version banner, which opens the release notes. */
export function ReleaseNotes({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const dialog = useRef<DialogHandle>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        title={t('release.open')}
        onClick={() => dialog.current?.open()}
      >
        {release.version}
      </button>
      <Dialog ref={dialog} title={t('release.title', { version: release.version })}>
        <ul>
          {release.notes.map((note) => (
            <li key={note.en}>{note[language]}</li>
          ))}
        </ul>
        <DialogAction onClick={() => dialog.current?.close()}>{t('frame.close')}</DialogAction>
      </Dialog>
    </>
  );
}
