import { z } from 'zod';
import { done } from './answers.ts';
import { readDuitNowQr } from './duitnow.ts';
import { endpoint, type Result } from './endpoint.ts';
import { integer, optionalText } from './fields.ts';

/** How to pay, shown to signed-in families only. Null parts are not configured and not shown. */
export const paymentInstructions = z.object({
  payee_name: z.string().nullable(),
  bank_name: z.string().nullable(),
  bank_account: z.string().nullable(),
  /** The text of the centre's static DuitNow QR. The form adds amount and reference. */
  duitnow_qr: z.string().nullable(),
});
export type PaymentInstructions = z.output<typeof paymentInstructions>;

const read = {
  method: 'GET',
  summary: 'Payee, bank account and DuitNow QR of the centre',
  response: paymentInstructions,
} as const;

export const studentInstructions = endpoint({
  ...read,
  name: 'payment-instructions.student',
  path: '/student/payment/instructions',
  access: { student: { scope: 'portal' } },
});
export const parentInstructions = endpoint({
  ...read,
  name: 'payment-instructions.parent',
  path: '/parent/payment/instructions',
  access: { parent: { scope: 'portal' } },
});
export const adminInstructions = endpoint({
  ...read,
  name: 'payment-instructions.admin',
  path: '/admin/payment/instructions',
  access: { admin: { scope: 'portal', levels: ['level_3'] } },
  response: paymentInstructions.extend({ version: z.int() }),
});
export type StoredInstructions = Result<typeof adminInstructions>;

/** EMVCo's limit for the text of a QR. */
const MAX_QR = 512;

/** Optional. Text copied over several lines is joined. */
const duitNowQr = z
  .string()
  .nullish()
  .transform((value) => value?.replace(/[\r\n]+/g, '').trim() || null)
  .pipe(
    z
      .string()
      .max(MAX_QR, { error: 'too_long', abort: true })
      .superRefine((value, context) => {
        const read = readDuitNowQr(value);
        if ('problem' in read) context.addIssue({ code: 'custom', message: read.problem });
      })
      .nullable(),
  );

export const saveInstructions = endpoint({
  name: 'payment-instructions.save',
  method: 'PUT',
  path: '/admin/payment/instructions',
  access: { admin: { scope: 'portal', levels: ['level_3'] } },
  summary: 'Sets how families pay',
  body: z.object({
    payee_name: optionalText(100),
    bank_name: optionalText(100),
    bank_account: optionalText(34).pipe(
      z
        .string()
        .regex(/^\d[\d\s-]{2,32}\d$/, { error: 'bank_account_format' })
        .nullable(),
    ),
    duitnow_qr: duitNowQr,
    version: integer,
  }),
  response: done,
});
