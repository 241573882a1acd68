import { readDuitNowQr } from '@portal/shared-api/duitnow';
import { messageText } from '@portal/shared-api/messages';
import { saveInstructions } from '@portal/shared-api/payment-instructions';
import { DescriptionList } from '@portal/shared-ui/description-list';
import { FileField } from '@portal/shared-ui/file-field';
import { useWatch, type FormInstance } from '@portal/shared-ui/form';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { TextField } from '@portal/shared-ui/text-field';
import { useEffect, useEffectEvent } from 'react';
import type { InstructionValues } from './instruction-values.ts';
import styles from './payment-instructions.module.css';
import { readQrPicture } from './read-qr-picture.ts';

const pictureRule = { types: ['image/png', 'image/jpeg'], maxBytes: 10 * 1024 * 1024 };
const textRule = saveInstructions.body.shape.duitnow_qr;

/** The centre's static DuitNow QR, from a picture or its text, and its content. */
export function DuitNowFields({ form }: { form: FormInstance<InstructionValues> }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const picture = useWatch('picture', form);

  const read = useEffectEvent(async (file: File, isCurrent: () => boolean) => {
    const found = await readQrPicture(file);
    if (!isCurrent()) return;
    if (found && found !== 'damaged') {
      form.setFieldValue('duitnow_qr', found.text);
      await form.validateFields(['duitnow_qr']).catch(() => undefined);
      return;
    }
    const problem = found ? messageText('file_unreadable', language) : t('paymentInstructions.noQrInPicture');
    form.setFields([{ name: 'picture', errors: [problem] }]);
  });
  useEffect(() => {
    if (!picture || !pictureRule.types.includes(picture.type)) return;
    let current = true;
    void read(picture, () => current);
    return () => {
      current = false;
    };
  }, [picture]);

  return (
    <section className={styles.duitnow} aria-labelledby="duitnow-title">
      <h2 id="duitnow-title">{t('paymentInstructions.duitnow')}</h2>
      <p>{t('paymentInstructions.duitnowHint')}</p>
      <FileField name="picture" label={t('paymentInstructions.picture')} rule={pictureRule} />
      <TextField
        name="duitnow_qr"
        label={t('paymentInstructions.duitnow_qr')}
        schema={textRule}
        rows={4}
        hint={t('paymentInstructions.textHint')}
      />
      <Payee text={useWatch('duitnow_qr', form)} />
    </section>
  );
}

/** The payee of a QR, to check against the bank's papers before saving. */
function Payee({ text }: { text: string | null | undefined }) {
  const { t } = useTranslation('admin-app');
  const { data } = textRule.safeParse(text);
  const read = data && readDuitNowQr(data);
  if (!read || 'problem' in read) return null;
  const { name, city, acquirerId, merchantId, hasReference } = read.payee;
  return (
    <output className={styles.payee} aria-label={t('paymentInstructions.says')}>
      <strong>{t('paymentInstructions.says')}</strong>
      <DescriptionList
        items={[
          { term: t('paymentInstructions.qrPayee'), value: name },
          { term: t('paymentInstructions.qrCity'), value: city },
          { term: t('paymentInstructions.qrBank'), value: acquirerId },
          { term: t('paymentInstructions.qrMerchant'), value: merchantId },
        ]}
      />
      {!hasReference && <p>{t('paymentInstructions.noReference')}</p>}
    </output>
  );
}
