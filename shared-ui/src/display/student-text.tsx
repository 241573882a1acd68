import { isolated } from '@portal/shared-api/languages';

/** A student in a line of text: `Aina binti Rahman (SS1001)`, also when the name runs from right to left. */
export const studentText = ({ name, student_id }: { name: string; student_id: string }): string =>
  `${isolated(name)} (${student_id})`;
