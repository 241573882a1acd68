import { z } from 'zod';
import { done } from './answers.ts';
import { endpoint, type Result } from './endpoint.ts';
import {
  email,
  flag,
  id,
  idParams,
  searchTerm,
  name,
  newPassword,
  optionalIc,
  phone,
  replacedPassword,
  studentId,
  integer,
} from './fields.ts';
import { paged, pageQuery } from './paging.ts';
import { linkedStudent } from './profiles.ts';

/**
 * Parents as admins manage them. A parent belongs to the branches of the linked students, one without any to every
 * branch.
 */
const ofBranch = { admin: { scope: 'branch' } } as const;

/** Aliases of a field sent by older clients (decision 48). */
const aliases = { phone: 'contact_number', contact: 'contact_number' };

export const parentRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  ic: z.string().nullable(),
  contact_number: z.string(),
  /** Only in lists that include removed parents. */
  deleted_at: z.iso.datetime({ offset: true }).nullable(),
});
export type ParentRow = z.output<typeof parentRow>;

export const listParents = endpoint({
  name: 'parents.list',
  method: 'GET',
  path: '/admin/parent/all',
  access: ofBranch,
  summary: 'Parents by name; unpaginated it answers at most 50 and says with `truncated` that there are more',
  query: pageQuery.extend({
    search: searchTerm.optional(),
    excludeDeleted: flag(true),
    unpaginated: flag(false),
  }),
  response: paged(parentRow).extend({ truncated: z.boolean() }),
});

export const parentDetails = endpoint({
  name: 'parents.details',
  method: 'GET',
  path: '/admin/parent/:id/details',
  access: ofBranch,
  summary: 'Everything the parent dialog shows',
  params: idParams,
  response: parentRow.omit({ deleted_at: true }).extend({
    children: z.array(linkedStudent),
    /** How many more children belong to branches this admin cannot see. */
    other_branch_children: z.int(),
    version: integer,
  }),
});
export type ParentDetails = Result<typeof parentDetails>;

const details = z.object({ name, email, ic: optionalIc, contact_number: phone });

/** Children by Student ID; duplicates are rejected. */
const childIds = z
  .array(
    z.preprocess((value) => (typeof value === 'number' ? String(value) : value), studentId),
    { error: 'required' },
  )
  .max(20, { error: 'too_many' });

export const newParentBody = details.extend({ password: newPassword, newChildren: childIds.default([]) });
export type NewParentForm = z.input<typeof newParentBody>;

export const createParent = endpoint({
  name: 'parents.create',
  method: 'POST',
  path: '/admin/parent',
  access: ofBranch,
  summary: 'Makes a parent with an account and the links to children',
  body: newParentBody,
  aliases,
  response: done.extend({ id: z.int() }),
});

export const parentBody = details.extend({
  password: replacedPassword,
  version: integer,
});
export type ParentForm = z.input<typeof parentBody>;

/** With the version that the next change must name. */
const doneAt = done.extend({ version: integer });

export const updateParent = endpoint({
  name: 'parents.update',
  method: 'PUT',
  path: '/admin/parent/:id',
  access: ofBranch,
  summary: 'Changes a parent’s details; a new password ends the sessions',
  params: idParams,
  body: parentBody,
  aliases,
  response: doneAt,
});

export const issueParentPassword = endpoint({
  name: 'parents.issuePassword',
  method: 'POST',
  path: '/admin/parent/:id/password',
  access: ofBranch,
  summary: 'Replaces a forgotten password; every session of the parent ends',
  params: idParams,
  body: z.object({ password: newPassword }),
  response: done,
});

/** Confirms that a child may be left without a guardian, after `last_guardian`. */
const leavesAlone = { last_guardian: flag(false) };

export const saveChildren = endpoint({
  name: 'parents.saveChildren',
  method: 'PUT',
  path: '/admin/parent/:id/children',
  access: ofBranch,
  summary:
    'Replaces the linked children of the admin’s branch; who is taken away is out of the parent’s sight at once',
  params: idParams,
  body: z.object({ child_ids: childIds, version: integer, ...leavesAlone }),
  response: doneAt,
});

export const removeParent = endpoint({
  name: 'parents.remove',
  method: 'DELETE',
  path: '/admin/parent/:id',
  access: ofBranch,
  summary: 'Removes a parent’s account and links, and ends the sessions; what the parent handed in stays',
  params: z.object({ id }),
  query: z.object(leavesAlone),
  response: done,
});
