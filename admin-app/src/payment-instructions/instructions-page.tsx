import { usePortal } from '@portal/portal-kit/area';
import { adminInstructions, saveInstructions } from '@portal/shared-api/payment-instructions';
import { useApiMutation, useApiQuery } from '@portal/shared-api/react';
import { Button } from '@portal/shared-ui/button';
import { Failure } from '@portal/shared-ui/failure';
import { KitForm, SubmitButton, useForm } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Page } from '@portal/shared-ui/page';
import { TextField } from '@portal/shared-ui/text-field';
import { DuitNowFields } from './duitnow-fields.tsx';
import { accountFields, type InstructionValues } from './instruction-values.ts';
import styles from './payment-instructions.module.css';

/** Payee, bank account and DuitNow QR that signed-in families see beside their payment form. */
export default function InstructionsPage() {
  const { t } = useTranslation('admin-app');
  const { notify, navigate } = usePortal();
  const stored = useApiQuery(adminInstructions, {}, { anew: true });
  const saving = useApiMutation(saveInstructions);
  const [form] = useForm<InstructionValues>();
  const fresh = stored.isFetchedAfterMount ? stored.data : undefined;
  const rules = saveInstructions.body.shape;

  return (
    <Page
      title={t('paymentInstructions.title')}
      intro={t('paymentInstructions.purpose')}
      tools={
        <Button icon="previous" onClick={() => navigate('/admin/payment')}>
          {t('payments.back')}
        </Button>
      }
    >
      {fresh ? (
        <div className={styles.form}>
          <KitForm<InstructionValues>
            form={form}
            asksBeforeLeaving
            initialValues={fresh}
            onSubmit={async ({ payee_name, bank_name, bank_account, duitnow_qr }) =>
              notify(
                'success',
                (await saving.mutateAsync({ body: { payee_name, bank_name, bank_account, duitnow_qr } }))
                  .message,
              )
            }
          >
            {accountFields.map((field) => (
              <TextField
                key={field}
                name={field}
                label={t(`paymentInstructions.${field}`)}
                schema={rules[field]}
              />
            ))}
            <DuitNowFields form={form} />
            <SubmitButton>{t('paymentInstructions.save')}</SubmitButton>
          </KitForm>
        </div>
      ) : stored.error ? (
        <Failure error={stored.error} retrying={stored.isFetching} onRetry={() => void stored.refetch()} />
      ) : (
        <output className={styles.form} aria-label={t('presets.loading')}>
          <span className="kit-skeleton" />
          <span className="kit-skeleton" />
        </output>
      )}
    </Page>
  );
}
