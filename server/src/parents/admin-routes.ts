import { notice } from '@portal/shared-api/notices';
import { SEARCH_LIMIT } from '@portal/shared-api/paging';
import * as contract from '@portal/shared-api/parents-admin';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { listParents, parentDetails } from './admin-queries.ts';
import { createParent, issueParentPassword, removeParent, saveChildren, updateParent } from './manage.ts';

export const adminParentRoutes = [
  handle(contract.listParents, async ({ database, caller, query }) => {
    const { data, last_page, total } = await listParents(database, caller, query);
    return {
      data: data.map(({ deletedAt, ...row }) => ({ ...row, deleted_at: deletedAt?.toISOString() ?? null })),
      last_page,
      truncated: query.unpaginated && total > SEARCH_LIMIT,
    };
  }),
  handle(
    contract.parentDetails,
    async ({ database, caller, params }) =>
      (await parentDetails(database, caller, params.id)) ?? fail('not_found'),
  ),
  handle(contract.createParent, async ({ database, caller, body, language }) => {
    const { id, name } = await createParent(database, caller, body);
    return { ...notice('parent_created', language, { name }), id };
  }),
  handle(contract.updateParent, async ({ database, caller, params, body, language }) => {
    const version = await updateParent(database, caller, params.id, body);
    return { ...notice('parent_updated', language), version };
  }),
  handle(contract.issueParentPassword, async ({ database, caller, params, body, language }) =>
    notice(
      'password_issued',
      language,
      await issueParentPassword(database, caller, params.id, body.password),
    ),
  ),
  handle(contract.saveChildren, async ({ database, caller, params, body, language }) => {
    const version = await saveChildren(database, caller, params.id, body);
    return { ...notice('parent_updated', language), version };
  }),
  handle(contract.removeParent, async ({ database, caller, params, query, language }) =>
    notice('parent_removed', language, await removeParent(database, caller, params.id, query.last_guardian)),
  ),
];
