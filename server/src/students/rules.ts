import type { EducationLevel } from '@portal/shared-api/education-levels';
import type { ErrorCode } from '@portal/shared-api/errors';

interface StudentPlace {
  branchId: number;
  educationLevel: EducationLevel;
}
interface ClassPlace {
  branchId: number;
  educationLevel: EducationLevel | 'general';
  concludeDate: string;
  deletedAt: Date | null;
}

/** Why a student cannot be put into a class on a day; null if nothing prevents it. */
export function addingProblem(
  student: StudentPlace,
  wanted: ClassPlace,
  isMember: boolean,
  day: string,
): ErrorCode | null {
  if (isMember) return 'class_already_added';
  const runs = wanted.deletedAt === null && wanted.concludeDate >= day;
  const fits = wanted.branchId === student.branchId && wanted.educationLevel === student.educationLevel;
  return runs && fits ? null : 'class_not_addable';
}
