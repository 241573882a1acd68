import { ringgit, senOf } from '@portal/shared-api/money';
import { FeeList } from '@portal/shared-ui/fee-list';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import type { Details } from '../payment-loading.tsx';
import { settle } from './typed-settlement.ts';
import { SettlementSums } from './settlement-table.tsx';
import styles from '../payments.module.css';

/** The accepted fee items of a payment, with its credit movement and any difference. */
export function FeesCharged({ payment }: { payment: Details }) {
  const { t } = useTranslation('admin-app');
  const { presets, overpay, payment_amount, payment_type, student } = payment;
  const settlement = settle({ sen: senOf(payment_amount), type: payment_type }, senOf(student.overpaid), {
    presets,
    overpay: overpay ?? undefined,
  });
  const { difference } = settlement;
  return (
    <section>
      <h3 className={styles.head}>{t('payments.approve.items')}</h3>
      {presets.length === 0 && <p className={styles.quiet}>{t('payments.details.noItems')}</p>}
      <FeeList items={presets} />
      {presets.length > 0 && (
        <div className={styles.settlement}>
          <SettlementSums settlement={settlement} />
          {difference !== 0 && (
            <div className={styles.notice}>
              <Notice kind="warning">
                {t(`payments.details.${difference > 0 ? 'more' : 'less'}`, {
                  amount: ringgit(Math.abs(difference)),
                })}
              </Notice>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
