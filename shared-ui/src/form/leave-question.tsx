import { useEffect, useEffectEvent } from 'react';
import { useConfirm, type Question } from '../layout/feedback.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { useBlocker } from '../router.tsx';

/** The question before changes are lost. */
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

/** Asks before a page with unsaved changes is left. When the tab closes, the browser asks in its own words. */
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

/**
 * The same for changes outside of a form in a dialog, whose own closing asks as well, through the returned function.
 */
export function useGuardedLeave(isChanged: boolean): (leave: () => void) => Promise<void> {
  const confirm = useConfirm();
  const question = useDiscardQuestion();
  useLeaveQuestion(() => isChanged);
  return async (leave) => {
    if (!isChanged || (await confirm(question))) leave();
  };
}
