import { Button } from '@portal/shared-ui/button';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Page } from '@portal/shared-ui/page';
import { useState } from 'react';
import { AttendanceReportDialog } from './attendance-report-dialog.tsx';
import { PaymentReportDialog } from './payment-report-dialog.tsx';
import styles from './reports.module.css';

const kinds = ['attendance', 'payment'] as const;

/** Workbooks to download, for level_3 (specification B, "Reports"). */
export default function ReportsPage() {
  const { t } = useTranslation('admin-app');
  const [open, setOpen] = useState<(typeof kinds)[number] | null>(null);
  const close = () => setOpen(null);
  return (
    <Page title={t('reports.title')} intro={t('reports.purpose')}>
      <div className={styles.cards}>
        {kinds.map((kind) => (
          <section key={kind} className={styles.card}>
            <h2>{t(`reports.${kind}.title`)}</h2>
            <p>{t(`reports.${kind}.purpose`)}</p>
            <Button icon="download" onClick={() => setOpen(kind)}>
              {t(`reports.${kind}.open`)}
            </Button>
          </section>
        ))}
      </div>
      {open === 'attendance' && <AttendanceReportDialog onClose={close} />}
      {open === 'payment' && <PaymentReportDialog onClose={close} />}
    </Page>
  );
}
