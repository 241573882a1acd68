import type { EducationLevel } from '@portal/shared-api/education-levels';
import { isWithin } from '../http/permissions.ts';

/** What a decision turns a pending request into (decision 46). */
export const statusAfter = { accept: 'accepted', reject: 'rejected' } as const;

/** A student named in a request, if the request can refer to them (see `named-students.ts`). */
export interface NamedStudent {
  id: number;
  studentId: string;
  name: string;
  educationLevel: EducationLevel;
  school: string | null;
  branchId: number;
}

/** The students of a request as an admin sees them. Those of another branch come without name, school and level. */
export function shownStudents(
  studentIds: readonly string[],
  named: readonly NamedStudent[],
  scope: number | null,
) {
  return [...new Set(studentIds)].map((studentId) => {
    const student = named.find((one) => one.studentId === studentId);
    const shown = student && isWithin(scope, student.branchId);
    return {
      student_id: studentId,
      other_branch: student !== undefined && !shown,
      student: shown
        ? { name: student.name, education_level: student.educationLevel, school: student.school }
        : null,
    };
  });
}

/**
 * What accepting a parent does for each named student: a link for those the admin may decide on, a request to the
 * other branch for the rest. An unknown ID grants nothing, now or later (decision 44).
 */
export function grants(named: readonly NamedStudent[], scope: number | null) {
  return {
    links: named.filter((student) => isWithin(scope, student.branchId)).map(({ id }) => id),
    requests: named.filter((student) => !isWithin(scope, student.branchId)).map(({ studentId }) => studentId),
  };
}
