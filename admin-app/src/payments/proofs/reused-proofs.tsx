import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { HandedInTogether } from './handed-in-together.tsx';
import { OtherPayment } from './other-payment.tsx';
import type { Details } from '../payment-loading.tsx';
import styles from '../payments.module.css';

/**
 * Warns if the slip was used for other payments, and shows theirs over the dialog. One slip for a batch is how
 * families pay for several children; elsewhere a same or similar slip is a warning.
 */
export function ReusedProofs({ payment }: { payment: Details }) {
  const { t } = useTranslation('admin-app');
  const together = payment.reused_proofs.filter((other) => other.together);
  const others = payment.reused_proofs.filter((other) => !other.together);
  const groups = [
    { key: 'same' as const, proofs: others.filter(({ exact }) => exact) },
    { key: 'alike' as const, proofs: others.filter(({ exact }) => !exact) },
  ];
  return (
    <>
      {groups
        .filter((group) => group.proofs.length > 0)
        .map((group) => (
          <div key={group.key} className={`${styles.notice} ${styles.told}`}>
            <Notice kind="warning">
              {t(`payments.reused.${group.key}`, { count: group.proofs.length })}
              <ul className={styles.others}>
                {group.proofs.map((other) => (
                  <OtherPayment key={other.id} other={other} />
                ))}
              </ul>
            </Notice>
          </div>
        ))}
      {together.length > 0 && <HandedInTogether payment={payment} others={together} />}
    </>
  );
}
