import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { Notice } from '@portal/shared-ui/notice';
import type { Details } from './payment-loading.tsx';
import styles from './payments.module.css';

/** Says when the slip came with another payment already, byte for byte or by its look. */
export function ReusedProofs({ proofs }: { proofs: Details['reused_proofs'] }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const groups = [
    { key: 'same', proofs: proofs.filter(({ exact }) => exact) },
    { key: 'alike', proofs: proofs.filter(({ exact }) => !exact) },
  ];
  return groups
    .filter((group) => group.proofs.length > 0)
    .map((group) => (
      <div key={group.key} className={styles.notice}>
        <Notice kind="warning">
          {t(`payments.reused.${group.key}`, {
            invoices: listText(
              group.proofs.map(({ invoice_no }) => invoice_no),
              language,
            ),
          })}
        </Notice>
      </div>
    ));
}
