import type { ParentDetails, ParentForm } from '@portal/shared-api/parents-admin';

export type Child = Pick<
  ParentDetails['children'][number],
  'student_id' | 'name' | 'education_level' | 'school'
>;

/** A parent's form values; `found` is a student selected but not yet added. */
export interface ParentValues extends Omit<ParentForm, 'version' | 'ic'> {
  ic?: string | null;
  children: Child[];
  found?: string;
}
