import { useEffect, useEffectEvent } from 'react';
import { useConfirm, type Question } from '../layout/feedback.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { useBlocker } from '../router.tsx';

/** What is asked before changes are lost. */
export function useDiscardQuestion(): Question {
  const { t } = useTranslation('kit');
  return {
    title: t('dialog.discardTitle'),
    text: t('dialog.discardText'),
    verb: t('dialog.discard'),
    otherwise: t('dialog.keepEditing'),
    danger: true,
  };
}

/** Asks before a page with unsaved changes is left; the browser asks in its own words when the tab closes. */
export function useLeaveQuestion(isChanged: () => boolean): void {
  const confirm = useConfirm();
  const question = useDiscardQuestion();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isChanged(),
  );
  const ask = useEffectEvent(async () => {
    if (await confirm(question)) blocker.proceed?.();
    else blocker.reset?.();
  });
  const { state } = blocker;
  useEffect(() => {
    if (state === 'blocked') void ask();
  }, [state]);

  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isChanged()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => onUnload(event);
    window.addEventListener('beforeunload', listen);
    return () => window.removeEventListener('beforeunload', listen);
  }, []);
}

/** The same for what is changed outside of a form in a dialog, whose own ways out ask as well: they are led through what it answers. */
export function useGuardedLeave(isChanged: boolean): (leave: () => void) => Promise<void> {
  const confirm = useConfirm();
  const question = useDiscardQuestion();
  useLeaveQuestion(() => isChanged);
  return async (leave) => {
    if (!isChanged || (await confirm(question))) leave();
  };
}
