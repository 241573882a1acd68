import { addDays } from '@portal/shared-api/calendar';
import { paymentTypes, type PaymentStatus } from '@portal/shared-api/payments';
import type { Centre, Admin } from './centre.ts';
import { monthFrom, sometimeOn, type Demo } from './context.ts';
import type { Enrolled } from './enrollments.ts';

/** One payment with its history, before anything is written. */
export interface PaymentPlan {
  student: Enrolled;
  month: string;
  amountSen: number;
  type: (typeof paymentTypes)[number];
  date: string;
  status: PaymentStatus;
  comment: string | null;
  createdAt: Date;
  by: Admin;
  firstAccept?: { by: Admin; at: Date };
  check?: { by: Admin; at: Date };
  rejection?: { by: Admin; at: Date };
  /** Added to the credit when positive, claimed from it when negative. */
  creditSen: number;
  deleted?: true;
}

const rejections = [
  'The slip shows another amount. Please send the right one.',
  'The picture is too dark to read.',
  '缴费证明看不清楚，请重新上传。',
  'Slip ini untuk bulan lepas.',
];

/** Months when the student was with the centre, oldest first, at most a year back. */
function activeMonths(demo: Demo, { periods }: Enrolled): string[] {
  const months = Array.from({ length: 12 }, (_, back) => monthFrom(demo.today, back - 11));
  return months.filter((month) =>
    periods.some(({ from, until }) => from.slice(0, 7) <= month.slice(0, 7) && (!until || until > month)),
  );
}

/** The state a payment has reached, by how many months ago its month was. */
function statusOf({ random }: Demo, monthsAgo: number): PaymentStatus {
  const roll = random.whole(1, 100);
  if (monthsAgo > 2) return roll <= 96 ? 'approved' : 'rejected';
  if (monthsAgo > 0)
    return roll <= 62
      ? 'approved'
      : roll <= 88
        ? 'pending_checking'
        : roll <= 95
          ? 'pending_approval'
          : 'rejected';
  return roll <= 25
    ? 'approved'
    : roll <= 60
      ? 'pending_checking'
      : roll <= 92
        ? 'pending_approval'
        : 'rejected';
}

/** Families long paid at the counter and have recently moved to transfers. */
const typeOf = ({ random }: Demo, monthsAgo: number): PaymentPlan['type'] =>
  monthsAgo > 3 && random.chance(0.7) ? 'Cash' : random.pick([...paymentTypes, 'E-Wallet', 'Bank Transfer']);

/** The demo parent's payments: every state, spread over the last months of two children. */
const demoStatuses: PaymentStatus[][] = [
  ['pending_approval', 'pending_checking', 'approved'],
  ['rejected', 'approved', 'pending_checking'],
];

/** Who accepts first and who checks: never the same person, except sometimes level_3 (decision 2). */
function reviewers(demo: Demo, centre: Centre, branchId: number): { first: Admin; second: Admin } {
  const { level_1, level_2, level_3 } = centre.admins;
  if (demo.random.chance(0.04)) return { first: level_3, second: level_3 };
  if (branchId === centre.georgetown.id) return { first: level_1, second: level_3 };
  return demo.random.chance(0.5) ? { first: level_3, second: level_2 } : { first: level_2, second: level_3 };
}

function datesOf(demo: Demo, month: string) {
  const { random, today } = demo;
  const wanted = addDays(month, random.whole(0, 11));
  const date = wanted < today ? wanted : addDays(today, -random.whole(0, 2));
  const createdAt = sometimeOn(demo, date);
  const later = (from: Date) =>
    new Date(Math.min(from.getTime() + random.whole(3, 60) * 3_600_000, demo.now.getTime()));
  const firstAt = later(createdAt);
  return { date, createdAt, firstAt, secondAt: later(firstAt) };
}

/** A year of payments of one student, in order. */
export function planPayments(demo: Demo, centre: Centre, student: Enrolled, number: number): PaymentPlan[] {
  const { random, today } = demo;
  const due = Math.max(
    5_000,
    student.presets.reduce((sum, { value_sen }) => sum + value_sen, 0),
  );
  const behind = number > 1 && number % 11 === 3 ? random.whole(2, 5) : 0;
  const months = activeMonths(demo, student);
  const paid = months.slice(0, months.length - behind);
  let creditSen = 0;

  return paid.flatMap((month): PaymentPlan[] => {
    const monthsAgo =
      Number(today.slice(0, 4)) * 12 +
      Number(today.slice(5, 7)) -
      Number(month.slice(0, 4)) * 12 -
      Number(month.slice(5, 7));
    const forced = number < 2 ? demoStatuses[number]![monthsAgo] : undefined;
    if (!forced && random.chance(monthsAgo === 0 ? 0.35 : 0.04)) return [];
    const status = forced ?? statusOf(demo, monthsAgo);
    const dates = datesOf(demo, month);
    const { first, second } = reviewers(demo, centre, student.branchId);
    const accepted = status === 'pending_checking' || status === 'approved';

    let moved = 0;
    if (accepted && creditSen > 0 && random.chance(0.5)) moved = -Math.min(creditSen, due - 100);
    else if (accepted && random.chance(0.1)) moved = random.pick([500, 1_000, 3_000, 595, 5_000]);
    creditSen += moved;

    const family: Admin = random.chance(0.75)
      ? { accountId: student.parent.accountId, name: student.parent.name }
      : { accountId: student.accountId, name: student.name };
    const plan: PaymentPlan = {
      student,
      month,
      amountSen: due + moved,
      type: typeOf(demo, monthsAgo),
      date: dates.date,
      status,
      comment: moved > 0 ? 'Paid more than due, kept as credit.' : null,
      createdAt: dates.createdAt,
      by: random.chance(0.12) ? first : family,
      creditSen: moved,
    };
    if (accepted) plan.firstAccept = { by: first, at: dates.firstAt };
    if (status === 'approved') plan.check = { by: second, at: dates.secondAt };
    if (status !== 'rejected') return [plan];

    plan.comment = random.pick(rejections);
    plan.rejection = { by: first, at: dates.firstAt };
    if (forced || monthsAgo < 3) return [plan];
    // Old rejected payments were eventually paid again; some of the first attempts were deleted.
    if (random.chance(0.5)) plan.deleted = true;
    const again = { ...plan, status: 'approved' as const, comment: null, createdAt: dates.secondAt };
    const checkedAt = new Date(dates.secondAt.getTime() + 30 * 3_600_000);
    const retried: PaymentPlan = {
      ...again,
      firstAccept: { by: first, at: checkedAt },
      check: { by: second, at: checkedAt },
    };
    delete retried.rejection;
    delete retried.deleted;
    return [plan, retried];
  });
}
