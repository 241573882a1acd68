import { z } from 'zod';
import { branch } from './branches.ts';
import { educationLevel, shownEducationLevel } from './education-levels.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, searchTerm } from './fields.ts';
import { paged, pageQuery } from './paging.ts';
import { none } from './payments-admin.ts';
import { paymentFormStart } from './payments-family.ts';
import { pickedPeriod } from './payments.ts';
import { months } from './period.ts';

const monthsByYear = z.record(z.string().regex(/^\d{4}$/), z.array(z.enum(months)));

export const outstandingRow = z.object({
  id: z.int(),
  student_id: z.string(),
  name: z.string(),
  branch,
  education_level: shownEducationLevel,
  /** Of the first stay: outstanding months may be older than a rejoin. */
  join_date: z.string(),
  /** Whether the student is with the centre. A suspension freezes the outstanding months. */
  is_active: z.boolean(),
  number_of_outstanding_months: z.int().positive(),
  outstanding_payments: monthsByYear,
  /** Those of them with a payment waiting for approval. */
  submitted_payments: monthsByYear,
});
export type OutstandingRow = z.output<typeof outstandingRow>;

export const outstandingFilters = z.object({
  search: none(searchTerm),
  month: none(pickedPeriod),
  branch: none(id),
  education_level: none(educationLevel),
});

export const outstandingPayments = endpoint({
  name: 'outstanding.list',
  method: 'GET',
  path: '/admin/payment/outstanding',
  access: { admin: { scope: 'branch' } },
  summary: 'Students with months that are not paid, most months first',
  query: outstandingFilters.extend(pageQuery.shape),
  response: paged(outstandingRow).extend({ total: z.int() }),
});

/** Includes suspended students, who may still pay what they owe. */
export const studentOutstanding = endpoint({
  name: 'outstanding.student',
  method: 'GET',
  path: '/admin/payment/outstanding/:id',
  access: { admin: { scope: 'branch' } },
  summary:
    'What a new payment for a student begins with: the months that are not paid and the payments there are',
  params: idParams,
  response: paymentFormStart.omit({ presets: true }).extend({
    student: z.object({ id: z.int(), student_id: z.string(), name: z.string() }),
  }),
});
