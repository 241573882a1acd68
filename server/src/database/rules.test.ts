import { describe, expect, test } from '@jest/globals';
import { account, columnsAndValues, rulesDatabase } from './testing-rules.ts';

const { outcomeOf } = await rulesDatabase();

const registration = (values: Record<string, string> = {}) => {
  const row = {
    name: `'Lee'`,
    email: `'lee@x.my'`,
    contact_number: `'+60123456789'`,
    student_ids: `'{SS1001}'`,
    consent_version: `'1'`,
    password_hash: `'$argon2id$v'`,
    ...values,
  };
  return `insert into parent_registrations ${columnsAndValues(row)}`;
};

const enrollment = (from: string, until = 'null') =>
  `insert into class_enrollments (class_id, student_id, from_date, until_date) values (1, 1001, '${from}', ${until})`;
const moved = (original: string, to: string, times = `'14:00', '15:00'`) =>
  `insert into class_time_changes (class_id, original_date, new_date, new_start_time, new_end_time, created_by) values (1, '${original}', '${to}', ${times}, 5)`;
const visit = (from: number, to: number, date: string) =>
  `insert into student_time_changes (student_id, original_class_id, original_date, new_class_id, new_date, created_by) values (1001, ${from}, '2025-02-03', ${to}, '${date}', 3)`;
const request = `insert into enrollment_requests (student_id, branch_id, education_level, enrollment_type) values (1001, 1, 'form_1', 'tuition')`;
const linkage = (id: string) => `insert into linkage_requests (parent_id, student_id) values (1, '${id}')`;
const announcement = (mode: string, more = '', values = '') =>
  `insert into announcements (mode, message, created_by ${more}) values ('${mode}', 'x', 3 ${values})`;

describe('a wrong state is refused by its rule, the right one beside it is not', () => {
  test.each<[what: string, rule: string, ...statements: string[]]>([
    ['one live address of a role', 'accounts_live_email', account('parent', 'parent@x.my')],
    ['the address in another role', 'fine', account('teacher', 'parent@x.my')],
    ['siblings who share an address', 'fine', account('student', 'first@x.my')],
    ['an address that is not folded', 'accounts_email', account('parent', 'Parent2@x.my')],
    [
      'the address of a removed account',
      'fine',
      `update accounts set status = 'suspended', deleted_at = now() where id = 4`,
      account('parent', 'parent@x.my'),
    ],
    [
      'a removed account that is active',
      'accounts_deleted_is_suspended',
      `update accounts set deleted_at = now() where id = 4`,
    ],
    [
      'a password in plain text',
      'accounts_password_hash',
      `update accounts set password_hash = 'secret' where id = 1`,
    ],
    [
      'a student who is suspended while the account is active',
      'students_account',
      `update students set account_state = 'suspended' where id = 1001`,
    ],
    [
      'a parent who is removed while the account is not',
      'parents_account',
      `update parents set account_state = 'removed'`,
    ],
    [
      'a second profile of another role',
      'admins_account',
      `insert into admins (account_id, name, admin_level) values (4, 'x', 'level_3')`,
    ],
    [
      'an admin of a lower level without a branch',
      'admins_branch',
      `insert into admins (account_id, name, admin_level) values (3, 'x', 'level_2')`,
    ],
    [
      'a level_3 admin without a branch',
      'fine',
      `insert into admins (account_id, name, admin_level) values (3, 'x', 'level_3')`,
    ],
    [
      'an unknown level of school',
      'students_education_level',
      `update students set education_level = 'general'`,
    ],
    ['a phone of another country', 'students_phone', `update students set phone = '+6591234567'`],
    ['an identity card with dashes', 'students_ic', `update students set ic = '010203-07-1234'`],
    [
      'a referral by oneself',
      'students_referral_loop',
      `update students set referred_by_id = id where id = 1002`,
    ],
    [
      'a referral in a circle',
      'students_referral_loop',
      `update students set referred_by_id = 1002 where id = 1001`,
    ],
    [
      'a second open period',
      'student_periods_no_overlap',
      `insert into student_periods (student_id, from_date) values (1001, '2025-06-01')`,
    ],
    [
      'a rejoin on the day after leaving',
      'fine',
      `update student_periods set until_date = '2025-03-01'`,
      `insert into student_periods (student_id, from_date) values (1001, '2025-03-01')`,
    ],
    [
      'a period that ends before it begins',
      'student_periods_order',
      `update student_periods set until_date = '2025-01-09'`,
    ],
    [
      'two fee items of one title',
      'student_presets_title',
      `insert into student_presets (student_id, title, value_sen, position) values (1001, 'Daycare', 1, 0), (1001, 'daycare', 2, 1)`,
    ],

    ['twice in a class at once', 'class_enrollments_no_overlap', enrollment('2025-02-15')],
    ['back in a class after leaving', 'fine', enrollment('2025-03-01')],
    ['in a class and out on one day', 'fine', enrollment('2025-02-15', `'2025-02-15'`)],
    ['a class that ends before it starts', 'classes_times', `update classes set end_time = '14:00'`],
    [
      'a second mark for a student, class and date',
      'attendance_marks_class_id_attendance_date_student_id_pk',
      `insert into attendance_marks values (1, '2025-02-03', 1001, false)`,
    ],
    [
      'a mark without a sheet',
      'attendance_marks_sheet',
      `insert into attendance_marks values (1, '2025-02-10', 1001, true)`,
    ],
    [
      'attendance of tomorrow',
      'attendance_sheets_not_in_future',
      `insert into attendance_sheets (class_id, attendance_date, submitted_by) values (1, (now() at time zone 'Asia/Kuala_Lumpur')::date + 1, 5)`,
    ],
    [
      'a second change of one occurrence',
      'class_time_changes_one',
      moved('2025-02-10', '2025-02-12'),
      moved('2025-02-10', '2025-02-13'),
    ],
    [
      'a change after the first was removed',
      'fine',
      moved('2025-02-10', '2025-02-12'),
      `update class_time_changes set removed_at = now(), removed_by = 5`,
      moved('2025-02-10', '2025-02-13'),
    ],
    [
      'two changes to one date',
      'class_time_changes_one_target',
      moved('2025-02-10', '2025-02-12'),
      moved('2025-02-17', '2025-02-12'),
    ],
    [
      'a change that ends before it starts',
      'class_time_changes_times',
      moved('2025-02-10', '2025-02-12', `'15:00', '14:00'`),
    ],
    [
      'a removal by nobody',
      'class_time_changes_removed',
      moved('2025-02-10', '2025-02-12'),
      `update class_time_changes set removed_at = now()`,
    ],
    ['a visit to the own class', 'student_time_changes_other_class', visit(1, 1, '2025-02-04')],
    ['a visit after more than 60 days', 'student_time_changes_near', visit(1, 2, '2025-04-08')],
    ['a visit within 60 days', 'fine', visit(1, 2, '2025-04-01')],
    [
      'two visits for one occurrence',
      'student_time_changes_one',
      visit(1, 2, '2025-02-04'),
      visit(1, 2, '2025-02-11'),
    ],

    ['two pending enrolments of one student', 'enrollment_requests_one_pending', request, request],
    [
      'a pending enrolment after a superseded one',
      'fine',
      request,
      `update enrollment_requests set status = 'superseded'`,
      request,
    ],
    [
      'a decision by nobody',
      'enrollment_requests_decided',
      request,
      `update enrollment_requests set status = 'accepted'`,
    ],
    ['the same wish for a link twice', 'linkage_requests_one_pending', linkage('SS5'), linkage('SS5')],
    ['a wish for an ID that does not exist', 'fine', linkage('SS999999')],
    ['a wish for something that is no ID', 'linkage_requests_student_id', linkage('12')],
    [
      'two pending registrations of one parent',
      'parent_registrations_one_pending',
      registration(),
      registration(),
    ],
    [
      'a rejected registration that keeps its password',
      'parent_registrations_password_wiped',
      registration(),
      `update parent_registrations set status = 'rejected', decided_by = 3, decided_at = now()`,
    ],
    [
      'a registration sent again after its rejection',
      'fine',
      registration(),
      `update parent_registrations set status = 'rejected', decided_by = 3, decided_at = now(), password_hash = null`,
      registration(),
    ],

    [
      'a second row of settings',
      'settings_one_row',
      `insert into settings (id, intake_year) values (2, 2025)`,
    ],
    ['an announcement to a class without the class', 'announcements_target', announcement('class')],
    [
      'an announcement to all that names a class',
      'announcements_target',
      announcement('all', ', class_id', ', 1'),
    ],
    ['an announcement to a class', 'fine', announcement('class', ', class_id', ', 1')],
    [
      'a session that is over before it begins',
      'sessions_expires_later',
      `insert into sessions values (decode(repeat('00', 32), 'hex'), 1, true, now(), now(), now())`,
    ],
    [
      'a session by its plain token',
      'sessions_token_hash',
      `insert into sessions values ('token', 1, true, now(), now(), now() + interval '1 hour')`,
    ],
  ])('%s: %s', async (_what, rule, ...statements) => {
    expect(await outcomeOf(...statements)).toBe(rule);
  });
});
