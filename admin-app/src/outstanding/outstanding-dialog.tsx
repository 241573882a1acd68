import type { OutstandingRow } from '@portal/shared-api/outstanding';
import { parsePeriod } from '@portal/shared-api/period';
import { Button } from '@portal/shared-ui/button';
import { Chip } from '@portal/shared-ui/chip';
import { longDateText, monthName } from '@portal/shared-ui/dates';
import { DescriptionList } from '@portal/shared-ui/description-list';
import { Dialog } from '@portal/shared-ui/dialog';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { monthsOf } from './months.ts';
import styles from './outstanding.module.css';

interface OutstandingDialogProps {
  row: OutstandingRow;
  onClose: () => void;
  onNewPayment: (month: string) => void;
}

/** A student's outstanding months by year, each with pending payments and an action. */
export function OutstandingDialog({ row, onClose, onNewPayment }: OutstandingDialogProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const months = monthsOf(row);
  return (
    <Dialog title={t('outstanding.dialog.title')} onClose={onClose}>
      <DescriptionList
        items={[
          { term: t('outstanding.fields.id'), value: row.student_id },
          { term: t('outstanding.fields.name'), value: row.name },
          { term: t('outstanding.dialog.joinDate'), value: longDateText(row.join_date, language) },
          { term: t('outstanding.dialog.number'), value: row.number_of_outstanding_months },
        ]}
      />
      {Object.keys(row.outstanding_payments).map((year) => (
        <section key={year} aria-label={year}>
          <h3 className={styles.year}>{year}</h3>
          <ul className={styles.months}>
            {months
              .filter((one) => one.year === year)
              .map(({ month, submitted }) => (
                <li key={month}>
                  <span className="kit-figures">{parsePeriod(month)!.month}</span>
                  <span className={styles.chips}>
                    {monthName(month, language)}
                    {submitted && <Chip tone="orange">{t('outstanding.submitted')}</Chip>}
                  </span>
                  <Button onClick={() => onNewPayment(month)}>{t('outstanding.newPayment')}</Button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
