import { educationLevelNames } from '@portal/shared-api/education-levels';
import type { Result } from '@portal/shared-api/endpoint';
import type { linkedStudents } from '@portal/shared-api/parents';
import type { AccordionPanel } from '@portal/shared-ui/accordion';
import { IconButton } from '@portal/shared-ui/button';
import { Chip } from '@portal/shared-ui/chip';
import { FamilyMonthField } from '@portal/shared-ui/family-month-field';
import { FeeList } from '@portal/shared-ui/fee-list';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Money } from '@portal/shared-ui/money';
import { Notice } from '@portal/shared-ui/notice';
import { PaymentAmountField } from '@portal/shared-ui/payment-fields';
import { Tabs } from '@portal/shared-ui/tabs';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Panel, Problem } from './batch.ts';
import type { PanelTab } from './use-panel-views.ts';
import styles from './submit.module.css';

export type LinkedStudent = Result<typeof linkedStudents>['data'][number];

interface PanelProps {
  student: LinkedStudent;
  panel: Panel;
  /** The chosen month; empty if none. */
  month: string;
  /** Integer sen; 0 while the amount is unreadable. */
  amountSen: number;
  /** The first failed one, if nothing above it needs to be visible as well. */
  isPlaceToLook: boolean;
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  /** Absent for an only student. */
  onRemove: (() => void) | undefined;
}

/** A student's payment as a panel of the accordion. */
export const studentPanel = (props: PanelProps): AccordionPanel => ({
  key: props.student.student_id,
  title: <PanelTitle {...props} />,
  extra: <PanelState {...props} />,
  children: <PanelContent {...props} />,
});

function PanelTitle({ student, panel }: PanelProps) {
  const { t } = useTranslation('parent-app');
  const language = useLanguage();
  return (
    <span className={styles.title}>
      <strong>{student.name}</strong>
      <span className="kit-caption">
        {student.student_id} · {educationLevelNames[student.education_level][language]}
      </span>
      {panel.problem && (
        <span>
          {panel.problem.outcome === 'lost' ? (
            <Chip tone="orange" icon="warning">
              {t('payments.submit.unsure')}
            </Chip>
          ) : (
            <Chip tone="coral" icon="warning">
              {t('payments.submit.notHandedIn')}
            </Chip>
          )}
        </span>
      )}
    </span>
  );
}

function PanelState({ student, panel, amountSen, onRemove }: PanelProps) {
  const { t } = useTranslation('parent-app');
  if (panel.status === 'sending') {
    return (
      <span className={styles.progress}>
        <progress value={panel.progress} aria-label={t('payments.submit.sending', { name: student.name })} />
        <span className="kit-figures">{Math.round(panel.progress * 100)}%</span>
      </span>
    );
  }
  return (
    <>
      {amountSen > 0 && <Money value={amountSen} />}
      {onRemove && (
        <IconButton
          icon="reject"
          label={t('payments.submit.remove', { name: student.name })}
          onClick={onRemove}
        />
      )}
    </>
  );
}

function PanelContent({ student, panel, month, tab, onTab, isPlaceToLook }: PanelProps) {
  const { t } = useTranslation('parent-app');
  const name = (field: string) => ['panels', student.student_id, field];
  return (
    <>
      {panel.problem && <PanelProblem problem={panel.problem} scrolls={isPlaceToLook} />}
      <Tabs
        keep
        active={tab}
        onChange={(key) => onTab(key as PanelTab)}
        tabs={[
          {
            key: 'payment',
            label: t('payments.submit.payment'),
            children: (
              <div className={styles.pair}>
                <FamilyMonthField name={name('payment_for')} months={student} chosen={month} />
                <PaymentAmountField name={name('payment_amount')} />
              </div>
            ),
          },
          {
            key: 'detail',
            label: t('payments.submit.detail'),
            children:
              student.presets.length > 0 ? (
                <FeeList items={student.presets} withSum />
              ) : (
                <p className={styles.quiet}>{t('payments.submit.noFees', { name: student.name })}</p>
              ),
          },
        ]}
      />
    </>
  );
}

function PanelProblem({ problem, scrolls }: { problem: Problem; scrolls: boolean }) {
  const { t } = useTranslation('kit');
  const { message, details, requestId, outcome } = problem;
  const place = useRef<HTMLDivElement>(null);
  const look = useEffectEvent(() => {
    if (scrolls) place.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => look(), []);
  return (
    <div className={styles.problem} ref={place}>
      <Notice kind={outcome === 'lost' ? 'warning' : 'error'}>
        {message}
        {details.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {requestId && <div className="kit-caption">{t('failure.reference', { id: requestId })}</div>}
      </Notice>
    </div>
  );
}
