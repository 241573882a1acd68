import { initializeBody } from '@portal/shared-api/initialization';

/** The form's values: the body of the call, and the repeated password. */
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

/** Whether a step's fields are valid; Next is hidden until then. */
export function isComplete(step: Step, values: Partial<Setup>): boolean {
  const password =
    initializeBody.shape.newPassword.safeParse(values.newPassword).success &&
    values.newPassword === values.confirmPassword;
  return password && (step === 'password' || detailsBody.safeParse(values).success);
}

/** The step of a rejected field; the first one if there are several. */
export function stepOfFields(fields: readonly string[]): Step | null {
  if (fields.includes('newPassword')) return 'password';
  return fields.some((field) => field in detailsBody.shape) ? 'details' : null;
}
