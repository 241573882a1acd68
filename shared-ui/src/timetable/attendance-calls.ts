import type {
  adminAttendanceDates,
  adminAttendanceList,
  correctAttendance,
  submitAdminAttendance,
  submitTeacherAttendance,
  teacherAttendanceDates,
  teacherAttendanceList,
} from '@portal/shared-api/attendance';

/** A role's calls: admins can correct a submitted sheet, teachers cannot (decision 33). */
export interface AttendanceCalls {
  dates: typeof adminAttendanceDates | typeof teacherAttendanceDates;
  list: typeof adminAttendanceList | typeof teacherAttendanceList;
  submit: typeof submitAdminAttendance | typeof submitTeacherAttendance;
  correct?: typeof correctAttendance;
}
