import { usePortal } from '@portal/portal-kit/area';
import { saveInstructions } from '@portal/shared-api/payment-instructions';
import { Button } from '@portal/shared-ui/button';
import { ChangedMeanwhile } from '@portal/shared-ui/changed-meanwhile';
import { Failure } from '@portal/shared-ui/failure';
import { KitForm, SubmitButton, useForm } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Page } from '@portal/shared-ui/page';
import { TextField } from '@portal/shared-ui/text-field';
import { DuitNowFields } from './duitnow-fields.tsx';
import { accountFields, type InstructionValues } from './instruction-values.ts';
import styles from './payment-instructions.module.css';
import { useInstructions } from './use-instructions.ts';

/** Payee, bank account and DuitNow QR that signed-in families see beside their payment form. */
export default function InstructionsPage() {
  const { t } = useTranslation('admin-app');
  const { notify, navigate } = usePortal();
  const [form] = useForm<InstructionValues>();
  const { query: stored, seen, was, save } = useInstructions(form);
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
      {seen ? (
        <div className={styles.form}>
          <KitForm<InstructionValues>
            form={form}
            asksBeforeLeaving
            initialValues={seen}
            onSubmit={async (values) => notify('success', await save(values))}
          >
            <ChangedMeanwhile
              was={was}
              now={seen}
              describe={(values) =>
                ([...accountFields, 'duitnow_qr'] as const).map((field) => ({
                  term: t(`paymentInstructions.${field}`),
                  value: values[field],
                }))
              }
            />
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
