import { passwordResetAvailable } from '@portal/shared-api/password-resets';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { Dialog, DialogAction, type DialogHandle } from '../dialog/dialog.tsx';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { api } from '../services/services.ts';
import { ForgottenEntry } from './forgotten-entry.tsx';
import type { ForgottenValues } from './forgotten-form.tsx';
import styles from './sign-in-page.module.css';

/** The form uses Ant Design, which nobody needs who knows the password. */
const form = lazyComponent(() => import('./forgotten-form.tsx').then((part) => part.ForgottenForm));

/** Whether the centre has a mail server; null until known, `undefined` if the check failed. */
export function useResetAvailable(): boolean | null | undefined {
  const [available, setAvailable] = useState<boolean | null | undefined>(null);
  useEffect(() => {
    let isOpen = true;
    api.call(passwordResetAvailable).then(
      (answer) => isOpen && setAvailable(answer.available),
      () => isOpen && setAvailable(undefined),
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return available;
}

interface ForgottenPasswordProps {
  available: boolean | null | undefined;
  /** Initial values of the form. */
  begun: () => Partial<ForgottenValues>;
  /** The entry's label, if it is not the question. */
  open?: string;
}

/** How to get a new password: a link by email, or whom to ask. */
export function ForgottenPassword({ available, begun, open }: ForgottenPasswordProps) {
  const { t } = useTranslation('shell');
  const kit = useTranslation('kit').t;
  const dialog = useRef<DialogHandle>(null);
  const question = useRef<DialogHandle>(null);
  const [isTyped, setTyped] = useState(false);
  const [initial, setInitial] = useState<Partial<ForgottenValues>>({});
  const [isMissing, setMissing] = useState(false);

  if (available == null) return null;
  const show = () => {
    setInitial(begun());
    setMissing(false);
    setTyped(false);
    form.load().catch(() => setMissing(true));
    dialog.current?.open();
  };
  const close = () => dialog.current?.close();
  // the kit's own question would be below the browser's dialog, which is in front of everything
  const leave = () => (isTyped ? question.current?.open() : close());
  const discard = () => {
    question.current?.close();
    close();
  };
  return (
    <>
      <ForgottenEntry available={available} open={open} onOpen={show} />
      <Dialog ref={dialog} title={t('signIn.forgotten.title')} onLeave={leave}>
        <form.Slot
          props={{ initial, onTyped: setTyped }}
          instead={<output>{isMissing ? t('error.failed') : t('loading.page')}</output>}
        />
        <DialogAction onClick={leave}>{t('frame.close')}</DialogAction>
      </Dialog>
      <Dialog ref={question} title={kit('dialog.discardTitle')}>
        <p>{kit('dialog.discardText')}</p>
        <div className={styles.actions}>
          <DialogAction onClick={() => question.current?.close()}>{kit('dialog.keepEditing')}</DialogAction>
          <DialogAction onClick={discard}>{kit('dialog.discard')}</DialogAction>
        </div>
      </Dialog>
    </>
  );
}
