import { isApiError } from '@portal/shared-api/client';
import { initializeBody } from '@portal/shared-api/initialization';
import { Button } from '@portal/shared-ui/button';
import { useDraft, useKeeping } from '@portal/shared-ui/draft';
import { KitForm, SubmitButton, useForm, useWatch } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { IcField } from '@portal/shared-ui/ic-field';
import { ConfirmPasswordField, NewPasswordField } from '@portal/shared-ui/new-password-field';
import { Notice } from '@portal/shared-ui/notice';
import { PhoneField } from '@portal/shared-ui/phone-field';
import { TextField } from '@portal/shared-ui/text-field';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { changesOf, readDraft, type Details } from './draft.ts';
import styles from './initialization.module.css';
import { SetupSummary } from './setup-summary.tsx';
import { isComplete, stepOfFields, type Setup } from './steps.ts';
import type { useStep } from './use-step.ts';

const { address, guardianName } = initializeBody.shape;

interface SetupFormProps {
  moves: ReturnType<typeof useStep>;
  studentId: string;
  known: Details;
  /** Asks the server whether it accepts the password: only it knows which are easily guessed. */
  checkPassword: (newPassword: string) => Promise<unknown>;
  onComplete: (setup: Setup) => Promise<void>;
  onDone: () => Promise<void>;
}

/**
 * One form in three steps. What was typed stays while another step is shown, and in this tab after a reload, without
 * the password; a field the server rejects is shown on its step.
 */
export function SetupForm({ moves, studentId, known, checkPassword, onComplete, onDone }: SetupFormProps) {
  const { t } = useTranslation('student-app');
  const { step } = moves;
  const [form] = useForm<Setup>();
  const unfinished = useDraft(`initialization.${studentId}`, readDraft);
  const start: Partial<Setup> = { ...known, ...unfinished.draft };
  // The fields of other steps are not always there, but their values are.
  const values: Partial<Setup> = { ...start, ...useWatch([], { form, preserve: true }) };
  const [lacksPassword, setLacksPassword] = useState(unfinished.draft !== null);
  const changes = changesOf(values, known);
  useKeeping(unfinished, changes, Object.keys(changes).length === 0);

  async function submit(setup: Setup) {
    if (step === 'password') {
      await checkPassword(setup.newPassword);
      setLacksPassword(false);
    }
    if (step !== 'confirmation') return moves.next();
    try {
      await onComplete(setup);
    } catch (error) {
      const refused = isApiError(error) ? stepOfFields(Object.keys(error.errors)) : null;
      // Synchronously, so that the rejected field is visible when the form focuses it.
      if (refused) flushSync(() => moves.returnTo(refused));
      throw error;
    }
    unfinished.drop();
    await moves.finish();
    await onDone();
  }

  return (
    <KitForm form={form} initialValues={start} onSubmit={submit} onChange={moves.changed}>
      {lacksPassword && step === 'password' && (
        <div className="kit-above-form">
          <Notice kind="info">{t('initialization.kept')}</Notice>
        </div>
      )}
      <div hidden={step !== 'password'}>
        <NewPasswordField name="newPassword" />
        <ConfirmPasswordField name="confirmPassword" of="newPassword" />
      </div>
      {step !== 'password' && (
        <div hidden={step !== 'details'}>
          <IcField name="ic" />
          <TextField name="address" label={t('initialization.address')} schema={address} rows={2} />
          <TextField name="guardianName" label={t('initialization.guardianName')} schema={guardianName} />
          <PhoneField name="guardianPhone" label={t('initialization.guardianPhone')} />
        </div>
      )}
      {step === 'confirmation' && <SetupSummary setup={values} />}
      <div className={styles.actions}>
        {step !== 'password' && <Button onClick={moves.back}>{t('initialization.back')}</Button>}
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
