import { today } from '@portal/shared-api/calendar';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import type { Storage } from '../storage/storage.ts';
import { addAnnouncements } from './announcements.ts';
import { addAttendance } from './attendance.ts';
import { addCentre } from './centre.ts';
import { addClassDocuments, addClasses } from './classes.ts';
import { makeDemo, type Demo } from './context.ts';
import { addEnrollmentRequests } from './enrollment-requests.ts';
import { enrollStudents } from './enrollments.ts';
import { makeFamilies } from './families.ts';
import { DemoFiles } from './files.ts';
import { addLandingContent } from './landing-content.ts';
import { addPayments } from './payments.ts';
import { addRequests } from './requests.ts';
import { addFamilies } from './students.ts';
import { addSubjects } from './subjects.ts';
import { addTeachers } from './teachers.ts';
import { addTimeChanges } from './time-changes.ts';

/** Any number, as long as all processes of the portal use the same. */
const DEMO_LOCK = 7_264_504;

const demoEmails = ['level3', 'level2', 'level1', 'student', 'teacher', 'parent'].map(
  (name) => `${name}@demo.example`,
);

/** The demo accounts that exist and can sign in, admins first. */
export async function demoAccountsIn(database: Database): Promise<string[]> {
  const found = await database
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(inArray(accounts.email, demoEmails), eq(accounts.status, 'active')));
  return demoEmails.filter((email) => found.some((account) => account.email === email));
}

async function addEverything(demo: Demo): Promise<void> {
  const centre = await addCentre(demo);
  const teachers = await addTeachers(demo);
  const subjects = await addSubjects(demo);
  const classes = await addClasses(demo, centre, teachers, subjects);
  await addClassDocuments(demo, classes);
  const students = await addFamilies(demo, centre, makeFamilies(demo));
  const enrolled = await enrollStudents(demo, centre, students, classes);
  await addPayments(demo, centre, enrolled);
  const changes = await addTimeChanges(demo, centre, classes, enrolled);
  await addAttendance(demo, classes, enrolled, changes);
  await addRequests(demo, centre, enrolled);
  await addEnrollmentRequests(demo, centre, enrolled, classes);
  await addAnnouncements(demo, centre, enrolled, classes, teachers);
  await addLandingContent(demo, teachers, classes);
}

/**
 * Fills an empty database with the demo centre, in one transaction so that it is complete or absent even when two
 * servers start at once. Returns whether it did. A database with any account is left alone.
 */
export async function fillInDemoData(
  database: Database,
  storage: Storage,
  date: string = today(),
): Promise<boolean> {
  return database.transaction(async (db) => {
    // Whoever comes second waits until the first is done.
    await db.execute(sql`set local statement_timeout = 0`);
    await db.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    const [anybody] = await db.select({ id: accounts.id }).from(accounts).limit(1);
    if (anybody) return false;
    await addEverything(await makeDemo(db, new DemoFiles(storage), date));
    return true;
  });
}
