import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { addDays } from '@portal/shared-api/calendar';
import { hashPassword } from '../sessions/passwords.ts';
import type { Role } from '@portal/shared-api/endpoint';
import type { Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import type { DemoFiles } from './files.ts';
import { randomFrom, type Random } from './random.ts';

export const DEMO_PASSWORD = 'demo-portal-1';

/** What every part of the demo data uses. */
export interface Demo {
  db: Queryable;
  random: Random;
  files: DemoFiles;
  /** The Kuala Lumpur date that everything is relative to. */
  today: string;
  now: Date;
  passwordHash: string;
}

export const makeDemo = async (db: Queryable, files: DemoFiles, today: string): Promise<Demo> => ({
  db,
  files,
  today,
  now: new Date(),
  random: randomFrom(20_250_101),
  passwordHash: await hashPassword(DEMO_PASSWORD),
});

/** An instant in Kuala Lumpur time. */
export const at = (date: string, time: string): Date => new Date(`${date}T${time}:00+08:00`);

/** An instant on a date during opening hours, never in the future. */
export function sometimeOn(demo: Demo, date: string): Date {
  const { random } = demo;
  const minute = String(random.whole(0, 59)).padStart(2, '0');
  const wanted = at(date, `${String(random.whole(10, 21)).padStart(2, '0')}:${minute}`);
  return wanted < demo.now ? wanted : new Date(demo.now.getTime() - random.whole(2, 90) * 60_000);
}

/** The first day of the month, some months from today's. */
export function monthFrom(today: string, months: number): string {
  const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 10);
}

export const daysAgo = (demo: Demo, days: number): string => addDays(demo.today, -days);

/** Inserts rows in the given order, in batches because a statement takes at most 65,535 parameters. */
export async function insertAll<T extends PgTable>(
  demo: Demo,
  table: T,
  rows: InferInsertModel<T>[],
): Promise<InferSelectModel<T>[]> {
  const stored: InferSelectModel<T>[] = [];
  for (let from = 0; from < rows.length; from += 500) {
    const portion = await demo.db
      .insert(table)
      .values(rows.slice(from, from + 500) as never)
      .returning();
    stored.push(...(portion as InferSelectModel<T>[]));
  }
  return stored;
}

/** Accounts for a list of people, in the same order. */
export const addAccounts = (
  demo: Demo,
  role: Role,
  people: { email: string; joined: string; suspended?: boolean }[],
) =>
  insertAll(
    demo,
    accounts,
    people.map(({ email, joined, suspended }) => ({
      role,
      email,
      passwordHash: demo.passwordHash,
      status: suspended ? ('suspended' as const) : ('active' as const),
      createdAt: at(joined, '10:00'),
    })),
  );
