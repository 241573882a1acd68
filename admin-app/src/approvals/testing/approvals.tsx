import type { StudentRegistration, TeacherRegistration } from '@portal/shared-api/approvals';
import type { LinkageRequest, ParentRegistration } from '@portal/shared-api/approvals-requests';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ApprovalsPage from '../approvals-page.tsx';
import { renderPage, type Answers } from '../../testing/render-page.tsx';

const created_at = '2026-03-02T02:15:00.000Z';
export const student = (id: number, name: string): StudentRegistration => ({
  id,
  name,
  phone: '+60123456789',
  email: `${id}@family.example`,
  education_level: 'form_1',
  school: 'SMK Penang Free',
  branch: { id: 1, branch_name: 'Georgetown' },
  referred_by: null,
  package_interest: 'tuition',
  created_at,
});
export const teacher: TeacherRegistration = {
  id: 5,
  name: "D'Cruz",
  phone: '+60123456789',
  enquiry: 'Tuition Teacher',
  created_at,
};
export const known = {
  student_id: 'SS12',
  other_branch: false,
  student: { name: 'Kumar A/L Raju', education_level: 'form_1', school: null },
} as const;
export const nobody = { student_id: 'SS99', other_branch: false, student: null };
export const elsewhere = { student_id: 'SS13', other_branch: true, student: null };
export const parent: ParentRegistration = {
  id: 6,
  name: 'Siti',
  email: 'siti@family.example',
  ic: null,
  contact_number: '+60123456789',
  students: [known, elsewhere, nobody],
  created_at,
};
export const linkage = (id: number, requested: typeof known | typeof nobody): LinkageRequest => ({
  id,
  parent: 'Siti',
  ...requested,
  created_at,
});
export const page = <Row,>(...data: Row[]) => ({ data, last_page: 1 });

const lists: Answers = {
  'approvals.students': () => page(student(1, 'Aisyah'), student(2, 'Ben')),
  'approvals.teachers': () => page(teacher),
  'approvals.parents': () => page(parent),
  'students.doubles': () => ({ data: [] }),
  'approvals.counts': () => ({ students: 0, teachers: 0, enrollments: 0, parents: 0, linkage: 0 }),
  'approvals.enrollments': () => page(),
  'approvals.linkages': () => page(linkage(7, known), linkage(8, nobody)),
};
export const show = (answers: Answers = {}, options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(<ApprovalsPage />, { answers: { ...lists, ...answers }, ...options });

export const row = async (name: string) => (await screen.findByText(name)).closest('tr')!;
export const press = async (inside: HTMLElement, name: string) =>
  userEvent.click(within(inside).getByRole('button', { name }));
export const dialog = () => screen.findByRole('dialog');
