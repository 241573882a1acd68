import { Button } from '@portal/shared-ui/button';
import { instantText } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { useState } from 'react';
import type { Details } from './payment-loading.tsx';
import { ProofViewer } from './proof-viewer.tsx';
import styles from './payments.module.css';

type Reused = Details['reused_proofs'][number];

/** Says when the slip came with other payments too, byte for byte or by its look, and shows theirs over the dialog. */
export function ReusedProofs({ proofs }: { proofs: readonly Reused[] }) {
  const { t } = useTranslation('admin-app');
  const groups = [
    { key: 'same', proofs: proofs.filter(({ exact }) => exact) },
    { key: 'alike', proofs: proofs.filter(({ exact }) => !exact) },
  ];
  return groups
    .filter((group) => group.proofs.length > 0)
    .map((group) => (
      <div key={group.key} className={styles.notice}>
        <Notice kind="warning">
          {t(`payments.reused.${group.key}`, { count: group.proofs.length })}
          <ul className={styles.others}>
            {group.proofs.map((other) => (
              <li key={other.id}>
                <OtherPayment other={other} />
              </li>
            ))}
          </ul>
        </Notice>
      </div>
    ));
}

function OtherPayment({ other: { id, invoice_no, older, student, submitted_at } }: { other: Reused }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <>
      {student ? (
        <>
          <Button icon="proof" onClick={() => setOpen(true)}>
            {invoice_no}
          </Button>
          <span>{student.name}</span>
        </>
      ) : (
        <>
          <strong>{invoice_no}</strong>
          <span>{t('payments.reused.closed')}</span>
        </>
      )}
      <span>
        {t(`payments.reused.${older ? 'older' : 'newer'}`, { at: instantText(submitted_at, language) })}
      </span>
      {open && student && <ProofViewer payment={{ id, student }} onClose={() => setOpen(false)} />}
    </>
  );
}
