import { z } from 'zod';
import { done } from './answers.ts';
import { decision } from './approvals-requests.ts';
import { endpoint } from './endpoint.ts';
import { id, optionalText } from './fields.ts';
import { paged, pageQuery } from './paging.ts';
import { adminRow, none, seenVersion } from './payments-admin.ts';

export const checkingFilters = z.object({ branch: none(id) });

export const paymentsToCheck = endpoint({
  name: 'payments.checkingList',
  method: 'GET',
  path: '/admin/payment/pending-checking',
  access: { admin: { scope: 'branch', levels: ['level_2', 'level_3'] } },
  summary: 'Payments that wait for the check, oldest first',
  query: pageQuery.extend(checkingFilters.shape),
  response: paged(
    adminRow.extend({
      /** Who gave the first of the two accepts (decision 2). */
      accepted_by: z.string(),
      accepted_by_me: z.boolean(),
      /** This accept results from an edit after the original accept. */
      accepted_by_change: z.boolean(),
    }),
  ),
});

export const checkPayment = endpoint({
  name: 'payments.check',
  method: 'POST',
  path: '/admin/payment/pending-checking/:id/:action',
  access: { admin: { scope: 'branch', levels: ['level_2', 'level_3'] } },
  summary: 'The second accept by somebody else, or a reject with a comment; no amount changes here',
  params: z.object({ id, action: decision }),
  body: z.object({ comment: optionalText(1000), version: seenVersion }),
  response: done,
});
