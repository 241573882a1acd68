import type { ParentDetails, ParentForm } from '@portal/shared-api/parents-admin';

export type Child = Pick<
  ParentDetails['children'][number],
  'student_id' | 'name' | 'education_level' | 'school'
>;

/** What the form of a parent holds; `found` is a student that is looked at and not yet added. */
export interface ParentValues extends Omit<ParentForm, 'version' | 'ic'> {
  ic?: string | null;
  children: Child[];
  found?: string;
}
