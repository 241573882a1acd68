import { isolated } from '@portal/shared-api/languages';

/** A student in running text: `Aina binti Rahman (SS1001)`, also for right-to-left names. */
export const studentText = ({ name, student_id }: { name: string; student_id: string }): string =>
  `${isolated(name)} (${student_id})`;
