import { z } from 'zod';
import { done } from './answers.ts';
import { endpoint, roles } from './endpoint.ts';
import { email, newPassword, studentId } from './fields.ts';
import { signInBody } from './session.ts';

export const passwordResetAvailable = endpoint({
  name: 'password-resets.available',
  method: 'GET',
  path: '/password-reset',
  access: 'public',
  summary: 'Whether a forgotten password can be replaced by email: the centre has a mail server',
  response: z.object({ available: z.boolean() }),
});

/** Requests for one name from one address, whether or not the account exists. */
export const RESETS_PER_HOUR = 5;

/**
 * Emails to one mailbox, whoever requests them. The limit counts for an hour and each link is valid for an hour, so
 * one always works: a stranger who uses up the limit locks nobody out.
 */
export const MAILS_PER_HOUR = 5;

const token = z.string().max(100);

/** An address, or a student's ID. Anything else would wait for an email that never comes. */
const account = signInBody.shape.email.refine(
  (typed) => email.safeParse(typed).success || studentId.safeParse(typed).success,
  { error: 'email_invalid' },
);

export const requestPasswordReset = endpoint({
  name: 'password-resets.request',
  method: 'POST',
  path: '/password-reset',
  access: 'public',
  summary: 'Sends a link for a new password; the same answer whether the account exists or not',
  body: z.object({ role: z.enum(roles, { error: 'selection_required' }), email: account }),
  response: done,
  rateLimit: { max: 20, perSeconds: 60 },
});

export const checkPasswordReset = endpoint({
  name: 'password-resets.check',
  method: 'POST',
  path: '/password-reset/check',
  access: 'public',
  summary: 'Whose new password the link of an email is for, or that it holds no longer',
  body: z.object({ token }),
  response: z.object({ name: z.string(), student_id: z.string().nullable() }),
  rateLimit: { max: 20, perSeconds: 60 },
});

export const completePasswordReset = endpoint({
  name: 'password-resets.complete',
  method: 'POST',
  path: '/password-reset/complete',
  access: 'public',
  summary: 'Sets a new password by the link of an email, once and within an hour; every session ends',
  body: z.object({ token, new_password: newPassword }),
  response: done,
  rateLimit: { max: 20, perSeconds: 60 },
});
