import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, nameOrder, personText, searchIndexes, versioned } from './columns.ts';
import {
  accountId,
  accountState,
  decision,
  decisionRules,
  listedProfileRules,
  profileAccount,
} from './links.ts';
import { requestStatuses } from './registrations.ts';
import { filled, icFormat, oneOf, phoneFormat, studentIdFormat } from './rules.ts';
import { students } from './students.ts';

export const parents = pgTable(
  'parents',
  {
    id: id(),
    ...profileAccount('parent'),
    accountState: accountState(),
    name: text('name').notNull(),
    phone: text('contact_number').notNull(),
    ic: text('ic'),
    searchText: personText('contact_number', `coalesce(ic, '')`),
    ...versioned(),
    createdAt: createdAt(),
  },
  (t) => [
    ...listedProfileRules('parents', 'parent', t),
    check('parents_name', filled(t.name)),
    check('parents_contact_number', phoneFormat(t.phone)),
    check('parents_ic', icFormat(t.ic)),
    index('parents_beginning').on(nameOrder(t.searchText), t.id, t.accountState),
    index('parents_name').on(t.name, t.id, t.accountState),
    ...searchIndexes('parents', t.searchText),
  ],
);

/** Which children a parent may see. Deleting the row ends the access at once (decision 44). */
export const parentStudents = pgTable(
  'parent_students',
  {
    parentId: integer('parent_id')
      .notNull()
      .references(() => parents.id),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id),
    linkedBy: accountId('linked_by'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.parentId, t.studentId] }),
    index('parent_students_student').on(t.studentId),
    index('parent_students_linked_by').on(t.linkedBy),
  ],
);

/** A parent's request to see one more child. The ID is stored as typed and may not exist (decision 44). */
export const linkageRequests = pgTable(
  'linkage_requests',
  {
    id: id(),
    parentId: integer('parent_id')
      .notNull()
      .references(() => parents.id),
    studentId: text('student_id').notNull(),
    status: text('status', { enum: requestStatuses }).notNull().default('pending'),
    ...decision(),
    createdAt: createdAt(),
  },
  (t) => [
    check('linkage_requests_status', oneOf(t.status, requestStatuses)),
    check('linkage_requests_student_id', studentIdFormat(t.studentId)),
    ...decisionRules('linkage_requests', t),
    uniqueIndex('linkage_requests_one_pending')
      .on(t.parentId, t.studentId)
      .where(sql`${t.status} = 'pending'`),
    index('linkage_requests_parent').on(t.parentId),
    index('linkage_requests_student').on(t.studentId),
    index('linkage_requests_status').on(t.status, t.id),
  ],
);
