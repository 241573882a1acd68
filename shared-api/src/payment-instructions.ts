import { z } from 'zod';
import { done } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { optionalText } from './fields.ts';

/** How to pay, shown to signed-in families only. Null parts are not configured and are not shown. */
export const paymentInstructions = z.object({
  payee_name: z.string().nullable(),
  bank_name: z.string().nullable(),
  bank_account: z.string().nullable(),
  /** The merchant's DuitNow proxy; the form makes a QR of it with amount and reference. */
  duitnow_id: z.string().nullable(),
});
export type PaymentInstructions = z.output<typeof paymentInstructions>;

const read = {
  method: 'GET',
  summary: 'Payee, bank account and DuitNow ID of the centre',
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
});

export const saveInstructions = endpoint({
  name: 'payment-instructions.save',
  method: 'PUT',
  path: '/admin/payment/instructions',
  access: { admin: { scope: 'portal', levels: ['level_3'] } },
  summary: 'Sets how families pay',
  body: z.object({
    payee_name: optionalText(100),
    bank_name: optionalText(100),
    bank_account: optionalText(34),
    duitnow_id: optionalText(64),
  }),
  response: done,
});
