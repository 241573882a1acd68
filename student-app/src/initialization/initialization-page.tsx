import { usePortal } from '@portal/portal-kit/area';
import { isApiError } from '@portal/shared-api/client';
import { checkNewPassword, initializationForm, initialize } from '@portal/shared-api/initialization';
import { useApiQuery } from '@portal/shared-api/react';
import { Failure } from '@portal/shared-ui/failure';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Page } from '@portal/shared-ui/page';
import { useCallback, useEffect } from 'react';
import { SetupSteps } from './setup-steps.tsx';
import type { Setup } from './steps.ts';

const isDoneAlready = (error: unknown) => isApiError(error) && error.code === 'already_initialized';

/** The first-login setup, which a student must complete first (decision 42). */
export default function InitializationPage() {
  const { t } = useTranslation('student-app');
  const { api, navigate, notify, refreshSession, session } = usePortal();
  const {
    data: known,
    error,
    refetch,
    isFetching,
  } = useApiQuery(initializationForm, {}, { staleTime: Infinity });

  const enter = useCallback(async () => {
    await refreshSession();
    navigate('/student/timetable', { replace: true });
  }, [navigate, refreshSession]);

  // Another tab has done it.
  const doneElsewhere = isDoneAlready(error);
  useEffect(() => {
    if (doneElsewhere) void enter();
  }, [doneElsewhere, enter]);

  async function checkPassword(newPassword: string) {
    try {
      await api.call(checkNewPassword, { body: { newPassword } });
    } catch (failure) {
      // Other errors are reported by the actual call.
      if (isApiError(failure) && failure.errors['newPassword']) throw failure;
    }
  }

  async function complete({ newPassword, ic, address, guardianName, guardianPhone }: Setup) {
    try {
      await api.call(initialize, { body: { newPassword, ic, address, guardianName, guardianPhone } });
    } catch (failure) {
      // The answer to an earlier attempt was lost.
      if (!isDoneAlready(failure)) throw failure;
    }
  }

  async function welcome() {
    notify('success', t('initialization.done'));
    await enter();
  }

  return (
    <Page
      title={t('initialization.title')}
      intro={t('initialization.purpose', { name: known?.name ?? session?.name })}
    >
      {known && (
        <SetupSteps known={known} checkPassword={checkPassword} onComplete={complete} onDone={welcome} />
      )}
      {error && !doneElsewhere && (
        <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
