import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fromText, id } from './fields.ts';
import { months } from './period.ts';

/** Reports are for level_3 (decision 26). */
const access = { admin: { scope: 'portal', levels: ['level_3'] } } as const;

const xlsx = { blob: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;

const range = { error: 'year_range' };
const monthQuery = z.object({
  month: z.enum(months, { error: 'selection_required' }),
  year: fromText(z.int(range).min(2000, range).max(2999, range)),
});

export const paymentReport = endpoint({
  name: 'reports.payment',
  method: 'GET',
  path: '/admin/report/payment',
  access,
  summary: 'Accepted payments of a month as a workbook: by the month they are for, and by their date',
  query: monthQuery.extend({ branch_id: id.optional() }),
  response: xlsx,
});

export const attendanceReport = endpoint({
  name: 'reports.attendance',
  method: 'GET',
  path: '/admin/report/attendance',
  access,
  summary: 'The attendance of a class in a month as a workbook',
  query: monthQuery.extend({ class_id: id, teacher_id: id.optional() }),
  response: xlsx,
});
