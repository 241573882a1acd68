import type { Result } from '@portal/shared-api/endpoint';
import type { linkedStudents } from '@portal/shared-api/parents';
import type { PaymentRow } from '@portal/shared-api/payments';
import { Button } from '@portal/shared-ui/button';
import { Chip } from '@portal/shared-ui/chip';
import { periodName, periodNames } from '@portal/shared-ui/dates';
import type { FamilySteps } from '@portal/shared-ui/family-payments';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { colon, comma } from '@portal/shared-ui/list-text';
import { monthsToPay } from '@portal/shared-ui/month-proposal';
import { Money } from '@portal/shared-ui/money';
import { RetryLine } from '@portal/shared-ui/retry-line';
import type { LinkedStudent } from './submit/student-panel.tsx';
import styles from './to-do.module.css';

interface Query {
  data: Result<typeof linkedStudents> | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ToDoProps extends FamilySteps {
  query: Query;
}

/** What the family has to do, by child: open months, pending payments, rejected ones with reasons. */
export function ToDo({ query, ...steps }: ToDoProps) {
  const { t } = useTranslation('parent-app');
  if (query.data === undefined)
    return query.error ? <RetryLine query={query}>{t('payments.toDo.failed')}</RetryLine> : null;
  return query.data.data.map((student) => <Child key={student.student_id} student={student} {...steps} />);
}

function Child({ student, submit, correct }: FamilySteps & { student: LinkedStudent }) {
  const { t } = useTranslation('parent-app');
  const language = useLanguage();
  const open = monthsToPay(student);
  const waiting = student.active_payments.filter(
    ({ payment_status }) => payment_status === 'pending_approval',
  );
  const isDone = open.length === 0 && waiting.length === 0 && student.rejected.length === 0;
  return (
    <section className={styles.child} aria-label={student.name}>
      <h2 className={styles.name}>{student.name}</h2>
      {open.length > 0 && (
        <div className={styles.line}>
          <span>
            <Chip tone="orange">{t('payments.toDo.open', { count: open.length })}</Chip>{' '}
            {periodNames(open, language)}
          </span>
          <Button icon="payment" onClick={() => submit(student.student_id)}>
            {t('payments.toDo.pay')}
          </Button>
        </div>
      )}
      {student.rejected.map((payment) => (
        <Rejected key={payment.id} payment={payment} onCorrect={() => correct(payment)} />
      ))}
      {waiting.map(({ id, payment_for, payment_amount }) => (
        <div key={id} className={styles.line}>
          <span>
            <Chip tone="slate">{t('payments.toDo.waits')}</Chip> {periodName(payment_for, language)}
            {comma[language]}
            <Money value={payment_amount} />
          </span>
        </div>
      ))}
      {isDone && <p className={styles.done}>{t('payments.toDo.done')}</p>}
    </section>
  );
}

function Rejected({ payment, onCorrect }: { payment: PaymentRow; onCorrect: () => void }) {
  const { t } = useTranslation('parent-app');
  const language = useLanguage();
  return (
    <div className={styles.line}>
      <span>
        <Chip tone="coral">{t('payments.toDo.rejected')}</Chip> {periodName(payment.payment_for, language)}
        {payment.comment && `${colon[language]}${payment.comment}`}
      </span>
      <Button icon="edit" onClick={onCorrect}>
        {t('payments.toDo.correct')}
      </Button>
    </div>
  );
}
