import type { Role } from '@portal/shared-api/endpoint';

export interface SignInValues {
  role: Role;
  /** Or the Student ID of siblings who share an address (decision 36). */
  email: string;
  password: string;
  remember: boolean;
}

/** What becomes of a sign-in that was sent. */
export type Outcome = { kind: 'done' } | { kind: 'wait'; seconds: number } | { kind: 'failed'; text: string };

/** A call that failed, as the client of the contract tells of it. */
interface Failure {
  /** 0 is no answer at all. */
  status: number;
  code: string;
  message: string;
  retryAfter?: number | undefined;
}

/**
 * A refusal has one text whatever its reason (decision 37); no answer, a busy or a broken server has its own. Whoever has the
 * password may know whose it is.
 */
export function outcomeOf({ status, code, message, retryAfter }: Failure, refusal: string): Outcome {
  if (retryAfter) return { kind: 'wait', seconds: retryAfter };
  const isRefusal = status >= 400 && status < 500 && status !== 429 && code !== 'student_id_needed';
  return { kind: 'failed', text: isRefusal ? refusal : message };
}
