import { isApiError } from '@portal/shared-api/client';
import { initializeBody } from '@portal/shared-api/initialization';
import { Button } from '@portal/shared-ui/button';
import { KitForm, SubmitButton, useForm, useWatch } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { IcField } from '@portal/shared-ui/ic-field';
import { ConfirmPasswordField, NewPasswordField } from '@portal/shared-ui/new-password-field';
import { PhoneField } from '@portal/shared-ui/phone-field';
import { TextField } from '@portal/shared-ui/text-field';
import { flushSync } from 'react-dom';
import styles from './initialization.module.css';
import { SetupSummary } from './setup-summary.tsx';
import { isComplete, stepOfFields, steps, type Setup, type Step } from './steps.ts';

const { address, guardianName } = initializeBody.shape;

interface SetupFormProps {
  step: Step;
  onStep: (step: Step) => void;
  known: Partial<Setup>;
  /** Asks the server whether it accepts the password: only it knows which are easily guessed. */
  checkPassword: (newPassword: string) => Promise<unknown>;
  onFinish: (setup: Setup) => Promise<void>;
}

/**
 * One form in three steps. A visited step stays mounted but hidden, so Back loses nothing, and a field the server
 * rejects is shown on its step.
 */
export function SetupForm({ step, onStep, known, checkPassword, onFinish }: SetupFormProps) {
  const { t } = useTranslation('student-app');
  const [form] = useForm<Setup>();
  const values: Partial<Setup> = { ...known, ...useWatch([], form) };
  const index = steps.indexOf(step);
  const previous = steps[index - 1];

  async function submit(setup: Setup) {
    if (step === 'password') await checkPassword(setup.newPassword);
    const next = steps[index + 1];
    if (next) return onStep(next);
    try {
      await onFinish(setup);
    } catch (error) {
      const refused = isApiError(error) ? stepOfFields(Object.keys(error.errors)) : null;
      // Synchronously, so that the rejected field is visible when the form focuses it.
      if (refused) flushSync(() => onStep(refused));
      throw error;
    }
  }

  return (
    <KitForm form={form} initialValues={known} onSubmit={submit}>
      <div hidden={step !== 'password'}>
        <NewPasswordField name="newPassword" />
        <ConfirmPasswordField name="confirmPassword" of="newPassword" />
      </div>
      {index > 0 && (
        <div hidden={step !== 'details'}>
          <IcField name="ic" />
          <TextField name="address" label={t('initialization.address')} schema={address} rows={2} />
          <TextField name="guardianName" label={t('initialization.guardianName')} schema={guardianName} />
          <PhoneField name="guardianPhone" label={t('initialization.guardianPhone')} />
        </div>
      )}
      {step === 'confirmation' && <SetupSummary setup={values} />}
      <div className={styles.actions}>
        {previous && <Button onClick={() => onStep(previous)}>{t('initialization.back')}</Button>}
        {isComplete(step, values) ? (
          <SubmitButton>
            {t(step === 'confirmation' ? 'initialization.confirm' : 'initialization.next')}
          </SubmitButton>
        ) : (
          <p className={styles.waiting}>{t('initialization.nextHidden')}</p>
        )}
      </div>
    </KitForm>
  );
}
