import type { ImportColumn } from '@portal/shared-api/imports';

/** Column labels, as used for a student's fields. */
export const labels = {
  name: 'name',
  ic: 'ic',
  email: 'email',
  phone: 'phone',
  education_level: 'educationLevel',
  school: 'school',
  guardian_name: 'guardianName',
  guardian_phone: 'guardianPhone',
  guardian_email: 'guardianEmail',
  address: 'address',
  join_date: 'originalJoinDate',
} as const satisfies Record<ImportColumn, string>;
