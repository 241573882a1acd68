import { usePortal } from '@portal/portal-kit/area';
import { isApiError } from '@portal/shared-api/client';
import { adminEnrollmentStatus } from '@portal/shared-api/enrollment';
import { updateEnrollment } from '@portal/shared-api/enrollment-requests';
import { useApiMutation, useApiQuery } from '@portal/shared-api/react';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Loaded } from '@portal/shared-ui/loaded';
import { Page } from '@portal/shared-ui/page';
import { SwitchControl } from '@portal/shared-ui/switch-control';
import { useOneAtATime } from '@portal/shared-ui/use-one-at-a-time';

/** Opens and closes class enrolment. The label is the specification's; public registration stays open (decision 54). */
export default function RegistrationSettingPage() {
  const { t } = useTranslation('admin-app');
  const { notify, refreshSession } = usePortal();
  const status = useApiQuery(adminEnrollmentStatus, {}, { anew: true });
  const update = useApiMutation(updateEnrollment);

  const change = useOneAtATime(async (open: boolean) => {
    try {
      const { message } = await update.mutateAsync({ params: { value: open ? 'open' : 'closed' } });
      notify('success', message);
      await refreshSession();
    } catch (error) {
      if (!isApiError(error)) throw error;
      notify('error', error.message);
    }
  });

  return (
    <Page title={t('registrationSetting.title')} intro={t('registrationSetting.purpose')}>
      <Loaded query={status} lines={1}>
        {({ data }) => (
          <SwitchControl
            label={t('registrationSetting.open')}
            checked={data.value === 'open'}
            pending={update.isPending}
            onChange={(open) => void change(open)}
          />
        )}
      </Loaded>
    </Page>
  );
}
