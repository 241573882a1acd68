import type { Role } from '@portal/shared-api/endpoint';

export interface SignInValues {
  role: Role;
  /** Or the Student ID, for siblings sharing an address (decision 36). */
  email: string;
  password: string;
  remember: boolean;
}

/** The result of a sign-in. */
export type Outcome = { kind: 'done' } | { kind: 'wait'; seconds: number } | { kind: 'failed'; text: string };

/** A failed call, as reported by the contract's client. */
interface Failure {
  /** 0 is no answer. */
  status: number;
  code: string;
  message: string;
  retryAfter?: number | undefined;
}

/**
 * A refusal has one text whatever its reason (decision 37); no answer and a busy or failing server have their own.
 * Whoever has the password may know which accounts it fits.
 */
export function outcomeOf({ status, code, message, retryAfter }: Failure, refusal: string): Outcome {
  if (retryAfter) return { kind: 'wait', seconds: retryAfter };
  const isRefusal = status >= 400 && status < 500 && status !== 429 && code !== 'student_id_needed';
  return { kind: 'failed', text: isRefusal ? refusal : message };
}
