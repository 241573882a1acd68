import { DescriptionList } from '@portal/shared-ui/description-list';
import { useTranslation } from '@portal/shared-ui/i18n';
import { icText, phoneText } from '@portal/shared-ui/number-groups';
import type { Setup } from './steps.ts';

/** A summary before saving, without the password. */
export function SetupSummary({ setup }: { setup: Partial<Setup> }) {
  const { t } = useTranslation('student-app');
  const { t: kit } = useTranslation('kit');
  return (
    <DescriptionList
      items={[
        { term: kit('fields.newPassword'), value: t('initialization.passwordChosen') },
        { term: kit('fields.ic'), value: icText(setup.ic) },
        { term: t('initialization.address'), value: setup.address },
        { term: t('initialization.guardianName'), value: setup.guardianName },
        { term: t('initialization.guardianPhone'), value: phoneText(setup.guardianPhone) },
      ]}
    />
  );
}
