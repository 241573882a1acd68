import { ringgit } from '@portal/shared-api/money';
import { auditEntries } from '../database/schema/audit.ts';
import { creditEntries } from '../database/schema/credit.ts';
import { payments } from '../database/schema/payments.ts';
import type { Centre } from './centre.ts';
import { insertAll, type Demo } from './context.ts';
import type { Enrolled } from './enrollments.ts';
import type { DemoFile } from './files.ts';
import { slip } from './documents.ts';
import { planPayments, type PaymentPlan } from './payment-plans.ts';
import { bankScreen } from './pictures.ts';

/** A separate proof for every payment that needs one: usually a bank slip, a screenshot for every twelfth. */
async function proofOf(demo: Demo, plan: PaymentPlan, number: number): Promise<DemoFile | null> {
  if (plan.type === 'Cash') return null;
  if (number % 12 === 5)
    return demo.files.add(await bankScreen(number), 'image/png', `Screenshot ${plan.date}.png`);
  const content = await slip([
    ['Amount', ringgit(plan.amountSen)],
    ['Date', plan.date],
    ['To', 'Sinar Scholars Sdn Bhd, Maybank 557012345678'],
    ['From', plan.student.parent.name],
    ['Recipient reference', `${plan.student.studentId} ${plan.month.slice(0, 7)}`],
    ['Transaction number', `${8_400_000 + number * 37}`],
  ]);
  const name = number % 10 === 3 ? '付款证明.pdf' : `slip ${plan.date}.pdf`;
  return demo.files.add(content, 'application/pdf', name);
}

const lastChange = ({ createdAt, firstAccept, check, rejection }: PaymentPlan): Date =>
  check?.at ?? rejection?.at ?? firstAccept?.at ?? createdAt;

const rowOf = (
  plan: PaymentPlan,
  proof: DemoFile | null,
  deletedBy: number,
): typeof payments.$inferInsert => ({
  studentId: plan.student.id,
  branchId: plan.student.branchId,
  amountSen: plan.amountSen,
  paymentDate: plan.date,
  paymentFor: plan.month,
  paymentType: plan.type,
  status: plan.status,
  proofKey: proof?.key,
  proofSha256: proof?.sha256,
  comment: plan.comment,
  presets: plan.firstAccept ? plan.student.presets : [],
  createdBy: plan.by.accountId,
  firstAcceptBy: plan.firstAccept?.by.accountId,
  firstAcceptAt: plan.firstAccept?.at,
  checkedBy: plan.check?.by.accountId,
  checkedAt: plan.check?.at,
  selfChecked: plan.check !== undefined && plan.check.by === plan.firstAccept?.by,
  createdAt: plan.createdAt,
  updatedAt: lastChange(plan),
  deletedAt: plan.deleted && plan.rejection?.at,
  deletedBy: plan.deleted && deletedBy,
});

/** The log of a payment with this history, oldest first. */
function auditOf(plan: PaymentPlan, recordId: number): (typeof auditEntries.$inferInsert)[] {
  const line = (action: string, by: PaymentPlan['by'], createdAt: Date, details = {}) => ({
    ...{ resource: 'payments', recordId, action, details, createdAt },
    ...{ actorId: by.accountId, actorName: by.name },
  });
  const { firstAccept, check, rejection } = plan;
  const selfChecked = check && check.by === firstAccept?.by ? { self_checked: true } : {};
  return [
    line('created', plan.by, plan.createdAt),
    ...(firstAccept ? [line('approved', firstAccept.by, firstAccept.at)] : []),
    ...(check ? [line('checked', check.by, check.at, selfChecked)] : []),
    ...(rejection ? [line('rejected', rejection.by, rejection.at, { comment: plan.comment })] : []),
    ...(plan.deleted && rejection ? [line('deleted', rejection.by, rejection.at)] : []),
  ];
}

/** A year of payments in all states, with proofs, credit movements and the audit log. */
export async function addPayments(demo: Demo, centre: Centre, students: Enrolled[]): Promise<void> {
  const plans = students
    .flatMap((student, number) => planPayments(demo, centre, student, number))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const proofs = await Promise.all(plans.map((plan, number) => proofOf(demo, plan, number)));
  await demo.files.store(demo.db);
  const rows = await insertAll(
    demo,
    payments,
    plans.map((plan, number) => rowOf(plan, proofs[number]!, centre.admins.level_3.accountId)),
  );
  const numbered = plans.map((plan, number) => ({ plan, id: rows[number]!.id }));
  await insertAll(
    demo,
    auditEntries,
    numbered
      .flatMap(({ plan, id }) => auditOf(plan, id))
      .sort((a, b) => a.createdAt!.getTime() - b.createdAt!.getTime()),
  );
  const moved = numbered.filter(({ plan }) => plan.creditSen !== 0);
  await insertAll(
    demo,
    creditEntries,
    moved.map(({ plan, id }) => ({
      studentId: plan.student.id,
      paymentId: id,
      kind: plan.creditSen > 0 ? ('add' as const) : ('claim' as const),
      amountSen: plan.creditSen,
      createdBy: plan.firstAccept!.by.accountId,
      createdAt: plan.firstAccept!.at,
    })),
  );
}
