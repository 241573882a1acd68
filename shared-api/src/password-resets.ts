import { z } from 'zod';
import { done } from './answers.ts';
import { endpoint, roles } from './endpoint.ts';
import { newPassword } from './fields.ts';
import { signInBody } from './session.ts';

export const passwordResetAvailable = endpoint({
  name: 'password-resets.available',
  method: 'GET',
  path: '/password-reset',
  access: 'public',
  summary: 'Whether a forgotten password can be replaced by email: the centre has a mail server',
  response: z.object({ available: z.boolean() }),
});

/** How often one name may be asked for, whether there is such an account or not. */
export const RESETS_PER_HOUR = 5;

export const requestPasswordReset = endpoint({
  name: 'password-resets.request',
  method: 'POST',
  path: '/password-reset',
  access: 'public',
  summary: 'Sends a link for a new password; the same answer whether the account exists or not',
  body: z.object({ role: z.enum(roles, { error: 'selection_required' }), email: signInBody.shape.email }),
  response: done,
  rateLimit: { max: 20, perSeconds: 60 },
});

export const completePasswordReset = endpoint({
  name: 'password-resets.complete',
  method: 'POST',
  path: '/password-reset/complete',
  access: 'public',
  summary: 'Sets a new password by the link of an email, once and within an hour; every session ends',
  body: z.object({ token: z.string().max(100), new_password: newPassword }),
  response: done,
  rateLimit: { max: 20, perSeconds: 60 },
});
