import { beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testDatabase } from './testing.ts';
import { violated } from './violations.ts';

const database = await testDatabase();

/** What a statement answers: the name of the rule it breaks, or `fine`. */
async function outcome(statement: string): Promise<string> {
  try {
    await database.execute(sql.raw(statement));
    return 'fine';
  } catch (error) {
    return violated(error) ?? String(error);
  }
}

/** Runs statements one after the other and undoes all of them. */
async function outcomeOf(...statements: string[]): Promise<string> {
  let result = 'fine';
  await database
    .transaction(async (transaction) => {
      for (const statement of statements) await transaction.execute(sql.raw(statement));
      throw new Error('undo');
    })
    .catch((error) => {
      if ((error as Error).message !== 'undo') result = violated(error) ?? String(error);
    });
  return result;
}

const columnsAndValues = (row: Record<string, string>) =>
  `(${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')})`;

const account = (role: string, email: string, more = '', values = '') =>
  `insert into accounts (role, email, password_hash ${more}) values ('${role}', '${email}', '$argon2id$v' ${values})`;
const student = (values: Record<string, string> = {}) => {
  const row = {
    account_id: '1',
    branch_id: '1',
    name: `'Kumar A/L Raju'`,
    phone: `'+60123456789'`,
    education_level: `'form_1'`,
    referral_code: `'CODE9'`,
    ...values,
  };
  return `insert into students ${columnsAndValues(row)}`;
};
const payment = (values: Record<string, string> = {}) => {
  const row = {
    student_id: '1001',
    branch_id: '1',
    amount_sen: '12050',
    payment_date: `'2025-01-05'`,
    payment_for: `'2025-01-01'`,
    payment_type: `'Cash'`,
    created_by: '1',
    ...values,
  };
  return `insert into payments ${columnsAndValues(row)}`;
};
const accepted = { status: `'pending_checking'`, first_accept_by: '3', first_accept_at: 'now()' };
const credit = (paymentId: number, kind: string, amount: number, reverses = 'null') =>
  `insert into credit_entries (student_id, payment_id, kind, amount_sen, reverses_id, created_by) values (1001, ${paymentId}, '${kind}', ${amount}, ${reverses}, 3)`;
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

beforeAll(async () => {
  for (const statement of [
    account('student', 'first@x.my'),
    account('student', 'second@x.my'),
    account('admin', 'admin@x.my'),
    account('parent', 'parent@x.my'),
    account('teacher', 'teacher@x.my'),
    `insert into branches (branch_name) values ('Georgetown')`,
    student({ referral_code: `'CODE1'` }),
    student({ account_id: '2', referral_code: `'CODE2'`, referred_by_id: '1001' }),
    `insert into parents (account_id, name, contact_number) values (4, 'Raju', '+60123456789')`,
    `insert into subjects (name, description, price_sen, education_level) values ('Science', 'x', 7000, 'form_1')`,
    `insert into classes (branch_id, subject_id, class_day, start_time, end_time, commence_date, conclude_date) select 1, 1, day, '14:30', '16:00', '2025-01-01', '2025-12-31' from unnest('{Monday,Tuesday}'::text[]) as day`,
    payment(accepted),
    payment({ ...accepted, amount_sen: '100' }),
    `insert into class_enrollments (class_id, student_id, from_date, until_date) values (1, 1001, '2025-02-01', '2025-03-01')`,
    `insert into student_periods (student_id, from_date) values (1001, '2025-01-10')`,
    `insert into attendance_sheets (class_id, attendance_date, submitted_by) values (1, '2025-02-03', 5)`,
    `insert into attendance_marks values (1, '2025-02-03', 1001, true)`,
    `insert into audit_entries (resource, record_id, action, actor_name) values ('payments', 1, 'created', 'system')`,
  ])
    await database.execute(sql.raw(statement));
});

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

    ['an amount of nothing', 'payments_amount', payment({ amount_sen: '0' })],
    ['an amount beyond the limit', 'payments_amount', payment({ amount_sen: '10000000' })],
    ['a transfer without a proof', 'payments_proof', payment({ payment_type: `'E-Wallet'` })],
    ['a month given by another day', 'payments_for_is_a_month', payment({ payment_for: `'2025-01-02'` })],
    [
      'a payment date after today',
      'payments_date_not_in_future',
      payment({ payment_date: `(now() at time zone 'Asia/Kuala_Lumpur')::date + 1` }),
    ],
    ['the same payment twice', 'payments_no_duplicate', payment({ amount_sen: '100' })],
    ['a part payment on another day', 'fine', payment({ amount_sen: '100', payment_date: `'2025-01-06'` })],
    [
      'the same again after a rejection',
      'fine',
      `update payments set status = 'rejected', comment = 'no' where id = 2`,
      payment({ amount_sen: '100' }),
    ],
    [
      'a rejection without a comment',
      'payments_rejected_has_comment',
      payment({ status: `'rejected'`, comment: `' '` }),
    ],
    ['an approval that nobody gave', 'payments_accepts_match_status', payment({ status: `'approved'` })],
    [
      'both accepts by one person',
      'payments_four_eyes',
      `update payments set status = 'approved', checked_by = 3, checked_at = now() where id = 1`,
    ],
    [
      'both accepts by one person, said so',
      'fine',
      `update payments set status = 'approved', checked_by = 3, checked_at = now(), self_checked = true where id = 1`,
    ],
    [
      'two accepts by two persons',
      'fine',
      `update payments set status = 'approved', checked_by = 5, checked_at = now() where id = 1`,
    ],
    [
      '"self-checked" without a check',
      'payments_self_checked',
      `update payments set self_checked = true where id = 1`,
    ],
    [
      'a deleted payment that was not rejected',
      'payments_deleted_is_rejected',
      `update payments set deleted_at = now(), deleted_by = 3 where id = 1`,
    ],
    [
      'an audit action that does not exist',
      'audit_entries_payment_action',
      `insert into audit_entries (resource, record_id, action, actor_name) values ('payments', 1, 'eaten', 'system')`,
    ],
    [
      'an audit entry that is rewritten',
      'audit_entries_only_grow',
      `update audit_entries set action = 'approved'`,
    ],
    ['an audit entry that is removed', 'audit_entries_only_grow', `delete from audit_entries`],

    [
      'credit that is set by hand',
      'students_overpaid_is_the_ledger',
      `update students set overpaid_sen = 500 where id = 1001`,
    ],
    [
      'a student who begins with credit',
      'students_overpaid_is_the_ledger',
      account('student', 'third@x.my'),
      student({ account_id: 'lastval()', overpaid_sen: '100' }),
    ],
    ['a claim beyond the balance', 'students_overpaid', credit(1, 'add', 595), credit(2, 'claim', -1000)],
    ['a claim of the whole balance', 'fine', credit(1, 'add', 595), credit(2, 'claim', -595)],
    ['a claim that adds', 'credit_entries_amount', credit(1, 'claim', 100)],
    [
      'a second movement of one payment',
      'credit_entries_one_standing',
      credit(1, 'add', 500),
      credit(1, 'add', 500),
    ],
    [
      'a movement after the reversal of the first',
      'fine',
      credit(1, 'add', 500),
      credit(1, 'reversal', -500, '(select max(id) from credit_entries)'),
      credit(1, 'add', 300),
    ],
    [
      'a reversal of another amount',
      'credit_entries_exact_reversal',
      credit(1, 'add', 500),
      credit(1, 'reversal', -400, '(select max(id) from credit_entries)'),
    ],
    ['a reversal of nothing', 'credit_entries_reverses', credit(1, 'add', 500), credit(1, 'reversal', -500)],
    [
      'a reversal of credit that is spent',
      'students_overpaid',
      credit(1, 'add', 500),
      credit(2, 'claim', -500),
      credit(1, 'reversal', -500, '(select min(id) from credit_entries)'),
    ],
    [
      'credit for the payment of another student',
      'credit_entries_own_payment',
      credit(1, 'add', 500).replace('1001', '1002'),
    ],
    [
      'a ledger entry that is rewritten',
      'credit_entries_only_grow',
      credit(1, 'add', 500),
      `update credit_entries set amount_sen = 900`,
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

test('of two equal payments at the same moment one is taken', async () => {
  const same = payment({ amount_sen: '777' });
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcome(same)));
  expect(outcomes.toSorted()).toEqual(['fine', ...Array(7).fill('payments_no_duplicate')]);
});

test('claims that race for one balance: the balance is spent once and explained by the ledger', async () => {
  const ids: number[] = [];
  for (let amount = 2000; amount < 2010; amount++) {
    const { rows } = await database.execute<{ id: number }>(
      sql.raw(`${payment({ ...accepted, amount_sen: String(amount) })} returning id`),
    );
    ids.push(rows[0]!.id);
  }
  expect(await outcome(credit(ids[0]!, 'add', 595))).toBe('fine');
  const outcomes = await Promise.all(ids.slice(1).map((id) => outcome(credit(id, 'claim', -200))));
  expect(outcomes.filter((one) => one === 'fine')).toHaveLength(2);
  expect(outcomes.filter((one) => one === 'students_overpaid')).toHaveLength(7);
  const { rows } = await database.execute(sql`
    select overpaid_sen, (select sum(amount_sen) from credit_entries where student_id = students.id) as ledger
    from students where id = 1001`);
  expect(rows).toEqual([{ overpaid_sen: 195, ledger: 195 }]);
});

test('every change counts the version up, credit does not', async () => {
  const version = async () =>
    (await database.execute<{ version: number }>(sql`select version from students where id = 1002`)).rows[0]!
      .version;
  const before = await version();
  await database.execute(sql`update students set points = 5 where id = 1002`);
  expect(await version()).toBe(before + 1);
  const stale = await database.execute(
    sql`update students set points = 9 where id = 1002 and version = ${before} returning id`,
  );
  expect(stale.rows).toEqual([]);

  const other = payment({ ...accepted, student_id: '1002' });
  const { rows } = await database.execute<{ id: number }>(sql.raw(`${other} returning id`));
  await database.execute(sql.raw(credit(rows[0]!.id, 'add', 100).replace('1001', '1002')));
  expect(await version()).toBe(before + 1);
});
