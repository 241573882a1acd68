import { initializeBody } from '@portal/shared-api/initialization';

/** What the form holds: the body of the call, and the password once more. */
export interface Setup {
  newPassword: string;
  confirmPassword: string;
  ic: string;
  address: string;
  guardianName: string;
  guardianPhone: string;
}

export const steps = ['password', 'details', 'confirmation'] as const;
export type Step = (typeof steps)[number];

const detailsBody = initializeBody.omit({ newPassword: true });

/** Whether the fields of a step hold what the contract asks for; its Next is hidden until then. */
export function isComplete(step: Step, values: Partial<Setup>): boolean {
  const password =
    initializeBody.shape.newPassword.safeParse(values.newPassword).success &&
    values.newPassword === values.confirmPassword;
  return password && (step === 'password' || detailsBody.safeParse(values).success);
}

/** The step on which a refused field stands; the first one when several are refused. */
export function stepOfFields(fields: readonly string[]): Step | null {
  if (fields.includes('newPassword')) return 'password';
  return fields.some((field) => field in detailsBody.shape) ? 'details' : null;
}
