import type { initializationForm } from '@portal/shared-api/initialization';
import type { Result } from '@portal/shared-api/endpoint';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Steps } from '@portal/shared-ui/steps';
import { useEffect, useRef, useState } from 'react';
import styles from './initialization.module.css';
import { SetupForm } from './setup-form.tsx';
import { steps, type Setup, type Step } from './steps.ts';

interface SetupStepsProps {
  known: Result<typeof initializationForm>;
  checkPassword: (newPassword: string) => Promise<unknown>;
  onFinish: (setup: Setup) => Promise<void>;
}

/** The stepper: the current step, its description, and the form. */
export function SetupSteps({ known, checkPassword, onFinish }: SetupStepsProps) {
  const { t } = useTranslation('student-app');
  const [step, setStep] = useState<Step>('password');
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
        step={step}
        onStep={setStep}
        known={{
          ic: known.ic ?? '',
          address: known.address ?? '',
          guardianName: known.guardianName ?? '',
          guardianPhone: known.guardianPhone ?? '',
        }}
        checkPassword={checkPassword}
        onFinish={onFinish}
      />
    </div>
  );
}
