import type { EducationLevel, packages } from '@portal/shared-api/education-levels';
import {
  registerableClasses,
  submitEnrollment,
  type RegisterableClass,
} from '@portal/shared-api/enrollment-requests';

/** The fields of the form. */
export interface Values {
  education_level: EducationLevel;
  branch_id: number;
  enrollment_type: (typeof packages)[number];
}

/** An unfinished enrolment. Its classes are kept whole, since one that is gone by then must still be named. */
export interface Draft {
  values: Partial<Values>;
  classes: RegisterableClass[];
}

const fields = submitEnrollment.body.pick({
  education_level: true,
  branch_id: true,
  enrollment_type: true,
}).shape;

/** This tab's draft: each value that fits its field, and the classes if they belong to these values. */
export function readDraft({ values, classes }: Record<string, unknown>): Draft | null {
  if (!values || typeof values !== 'object') return null;
  const fitting = Object.entries(values).filter(
    ([name, value]) => fields[name as keyof Values]?.safeParse(value).success,
  );
  const kept: Partial<Values> = Object.fromEntries(fitting);
  const chosen = registerableClasses.response.shape.data.safeParse(classes);
  const hasPlace = kept.education_level !== undefined && kept.branch_id !== undefined;
  return { values: kept, classes: hasPlace && chosen.success ? chosen.data : [] };
}
