import type {
  adminAttendanceDates,
  adminAttendanceList,
  correctAttendance,
  submitAdminAttendance,
  submitTeacherAttendance,
  teacherAttendanceDates,
  teacherAttendanceList,
} from '@portal/shared-api/attendance';

/** The calls of a role: admins can correct what was submitted, teachers cannot (decision 33). */
export interface AttendanceCalls {
  dates: typeof adminAttendanceDates | typeof teacherAttendanceDates;
  list: typeof adminAttendanceList | typeof teacherAttendanceList;
  submit: typeof submitAdminAttendance | typeof submitTeacherAttendance;
  correct?: typeof correctAttendance;
}
