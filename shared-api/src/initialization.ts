import { z } from 'zod';
import { done } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { ic, name, newPassword, phone, text } from './fields.ts';

const nullableText = z.string().nullable();

/** First-login setup (decision 42): a pre-filled form, the only thing a student can do until it is done. */
export const initializationForm = endpoint({
  name: 'initialization.form',
  method: 'GET',
  path: '/student/initialize',
  access: { student: { scope: 'own', beforeInitialization: true } },
  summary: 'What is known already, for the setup form',
  response: z.object({
    student_id: z.string(),
    name: z.string(),
    ic: nullableText,
    address: nullableText,
    guardianName: nullableText,
    guardianPhone: nullableText,
  }),
});

export const initializeBody = z.object({
  newPassword,
  ic,
  address: text(500),
  guardianName: name,
  guardianPhone: phone,
});

export const checkNewPassword = endpoint({
  name: 'initialization.checkPassword',
  method: 'POST',
  path: '/student/initialize/password',
  access: { student: { scope: 'own', beforeInitialization: true } },
  summary: 'Whether the setup would take this password; nothing is stored',
  body: initializeBody.pick({ newPassword: true }),
  response: z.object({ accepted: z.literal(true) }),
  rateLimit: { max: 30, perSeconds: 60 },
});

export const initialize = endpoint({
  name: 'initialization.complete',
  method: 'POST',
  path: '/student/initialize',
  access: { student: { scope: 'own', beforeInitialization: true } },
  summary: 'Completes the first-login setup in one transaction; a second call is refused',
  body: initializeBody,
  response: done,
});
