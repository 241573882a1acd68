import { z } from 'zod';
import { done } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { password } from './fields.ts';
import { plainLine } from './plain-text.ts';

/**
 * What every sign-in takes. `email` is the address; siblings who share one sign in with the Student ID instead
 * (decision 36), so the format is not checked here. `remember` keeps the session for 30 days instead of 12 hours.
 */
export const signInBody = z.object({
  email: z
    .string({ error: 'email_required' })
    .transform((typed) => plainLine(typed).toLowerCase())
    .pipe(z.string().min(1, { error: 'email_required' }).max(254, { error: 'too_long' })),
  password,
  remember: z.boolean().default(false),
});

const signedIn = z.object({ token: z.string(), name: z.string() });
/**
 * Limits for calls of one address, which a whole centre may share; for wrong passwords per account; and per address
 * for many accounts.
 */
export const signInLimit = {
  max: 120,
  perSeconds: 60,
  account: { perAddress: 10, anywhere: 100, ofAddress: 60, perSeconds: 900 },
};

export const signInAdmin = endpoint({
  name: 'session.signInAdmin',
  method: 'POST',
  path: '/admin/login',
  access: 'public',
  summary: 'Signs an admin in',
  body: signInBody,
  response: signedIn,
  rateLimit: signInLimit,
});

export const signInStudent = endpoint({
  name: 'session.signInStudent',
  method: 'POST',
  path: '/student/login',
  access: 'public',
  summary: 'Signs a student in, by email or Student ID',
  body: signInBody,
  response: signedIn.extend({ is_initialized: z.boolean() }),
  rateLimit: signInLimit,
});

export const signInTeacher = endpoint({
  name: 'session.signInTeacher',
  method: 'POST',
  path: '/teacher/login',
  access: 'public',
  summary: 'Signs a teacher in',
  body: signInBody,
  response: signedIn,
  rateLimit: signInLimit,
});

export const signInParent = endpoint({
  name: 'session.signInParent',
  method: 'POST',
  path: '/parent/login',
  access: 'public',
  summary: 'Signs a parent in',
  body: signInBody,
  response: signedIn,
  rateLimit: signInLimit,
});

/** Revokes the token it is called with (decision 39). */
export const signOut = endpoint({
  name: 'session.signOut',
  method: 'POST',
  path: '/logout',
  access: {
    admin: { scope: 'own' },
    student: { scope: 'own', beforeInitialization: true },
    teacher: { scope: 'own' },
    parent: { scope: 'own' },
  },
  summary: 'Ends the session of the token',
  response: done,
});
