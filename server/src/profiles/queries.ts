import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { admins } from '../database/schema/admins.ts';
import { branches } from '../database/schema/branches.ts';
import { linkageRequests, parents, parentStudents } from '../database/schema/parents.ts';
import { students } from '../database/schema/students.ts';
import { teachers } from '../database/schema/teachers.ts';

export async function adminById(database: Database, id: number) {
  const [row] = await database
    .select({
      id: admins.id,
      name: admins.name,
      email: accounts.email,
      level: admins.level,
      branchId: branches.id,
      branchName: branches.name,
    })
    .from(admins)
    .innerJoin(accounts, eq(accounts.id, admins.accountId))
    .leftJoin(branches, eq(branches.id, admins.branchId))
    .where(eq(admins.id, id));
  return row!;
}

export async function studentById(database: Database, id: number) {
  const [row] = await database
    .select({
      student_id: students.studentId,
      name: students.name,
      email: accounts.email,
      phone: students.phone,
      ic: students.ic,
      address: students.address,
      guardian_name: students.guardianName,
      guardian_phone: students.guardianPhone,
      school: students.school,
      education_level: students.educationLevel,
      points: students.points,
      referral_code: students.referralCode,
    })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(eq(students.id, id));
  return row!;
}

export async function teacherById(database: Database, id: number) {
  const [row] = await database
    .select({
      id: teachers.id,
      name: teachers.name,
      phone: teachers.phone,
      ic: teachers.ic,
      email: accounts.email,
      teacher_education_level: teachers.educationLevel,
      address: teachers.address,
    })
    .from(teachers)
    .innerJoin(accounts, eq(accounts.id, teachers.accountId))
    .where(eq(teachers.id, id));
  return row!;
}

export async function parentById(database: Database, id: number) {
  const [row] = await database
    .select({ name: parents.name, email: accounts.email, contact_number: parents.phone, ic: parents.ic })
    .from(parents)
    .innerJoin(accounts, eq(accounts.id, parents.accountId))
    .where(eq(parents.id, id));
  return row!;
}

/** The children a parent may see now (decision 44), by name. */
export const childrenOf = (database: Database, parentId: number) =>
  database
    .select({
      id: students.id,
      student_id: students.studentId,
      name: students.name,
      education_level: students.educationLevel,
      school: students.school,
    })
    .from(parentStudents)
    .innerJoin(students, eq(students.id, parentStudents.studentId))
    .where(eq(parentStudents.parentId, parentId))
    .orderBy(students.name, students.id);

/** The Student IDs that a parent waits for. */
export async function requestedBy(database: Database, parentId: number): Promise<string[]> {
  const rows = await database
    .select({ studentId: linkageRequests.studentId })
    .from(linkageRequests)
    .where(and(eq(linkageRequests.parentId, parentId), eq(linkageRequests.status, 'pending')))
    .orderBy(asc(linkageRequests.id));
  return rows.map(({ studentId }) => studentId);
}
