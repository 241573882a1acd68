import type { initializationForm } from '@portal/shared-api/initialization';
import type { Result } from '@portal/shared-api/endpoint';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Steps } from '@portal/shared-ui/steps';
import { useEffect, useRef } from 'react';
import styles from './initialization.module.css';
import { SetupForm } from './setup-form.tsx';
import { steps, type Setup, type Step } from './steps.ts';
import { useStep } from './use-step.ts';

interface SetupStepsProps {
  known: Result<typeof initializationForm>;
  checkPassword: (newPassword: string) => Promise<unknown>;
  /** Sends the setup. */
  onComplete: (setup: Setup) => Promise<void>;
  /** The setup is complete and its draft gone. */
  onDone: () => Promise<void>;
}

/** The stepper: the current step, its description, and the form. */
export function SetupSteps({ known, ...calls }: SetupStepsProps) {
  const { t } = useTranslation('student-app');
  const moves = useStep();
  const { step } = moves;
  const intro = useRef<HTMLParagraphElement>(null);
  const shown = useRef<Step>(step);

  // Announces the new step to screen readers.
  useEffect(() => {
    if (shown.current !== step) intro.current?.focus();
    shown.current = step;
  }, [step]);

  return (
    <div className={styles.card}>
      <Steps titles={steps.map((one) => t(`initialization.steps.${one}`))} current={steps.indexOf(step)} />
      <p ref={intro} tabIndex={-1} className={styles.intro}>
        {t(`initialization.intros.${step}`)}
      </p>
      <SetupForm
        moves={moves}
        studentId={known.student_id}
        known={{
          ic: known.ic ?? '',
          address: known.address ?? '',
          guardianName: known.guardianName ?? '',
          guardianPhone: known.guardianPhone ?? '',
        }}
        {...calls}
      />
    </div>
  );
}
