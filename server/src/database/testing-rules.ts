import { sql } from 'drizzle-orm';
import { beforeAll } from '@jest/globals';
import { testDatabase } from './testing.ts';
import { violated } from './violations.ts';

export const columnsAndValues = (row: Record<string, string>) =>
  `(${Object.keys(row).join(', ')}) values (${Object.values(row).join(', ')})`;

export const account = (role: string, email: string, more = '', values = '') =>
  `insert into accounts (role, email, password_hash ${more}) values ('${role}', '${email}', '$argon2id$v' ${values})`;
export const student = (values: Record<string, string> = {}) => {
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
export const payment = (values: Record<string, string> = {}) => {
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
export const accepted = { status: `'pending_checking'`, first_accept_by: '3', first_accept_at: 'now()' };
export const credit = (paymentId: number, kind: string, amount: number, reverses = 'null') =>
  `insert into credit_entries (student_id, payment_id, kind, amount_sen, reverses_id, created_by) values (1001, ${paymentId}, '${kind}', ${amount}, ${reverses}, 3)`;

/** A database with a few people, a class and two payments, for trying statements. */
export async function rulesDatabase() {
  const database = await testDatabase();

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

  return {
    database,

    /** The name of the rule a statement breaks, or `fine`. */
    async outcome(statement: string): Promise<string> {
      try {
        await database.execute(sql.raw(statement));
        return 'fine';
      } catch (error) {
        return violated(error) ?? String(error);
      }
    },

    /** Runs statements one after the other and undoes all of them. */
    async outcomeOf(...statements: string[]): Promise<string> {
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
    },
  };
}
