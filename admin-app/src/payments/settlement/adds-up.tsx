import { ringgit } from '@portal/shared-api/money';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';

/** Says that the amounts match; cash may differ by some sen. */
export function AddsUp({ rounding }: { rounding: number }) {
  const { t } = useTranslation('admin-app');
  return (
    <Notice kind="success">
      {rounding === 0
        ? t('payments.approve.exact')
        : t('payments.approve.rounded', { amount: ringgit(rounding) })}
    </Notice>
  );
}
