import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, id, versioned } from './columns.ts';
import { fileKey } from './links.ts';
import { filled } from './rules.ts';

/** Address, phone, map and files are for the public Centres page. */
export const branches = pgTable(
  'branches',
  {
    id: id(),
    name: text('branch_name').notNull(),
    address: text('address'),
    phone: text('phone'),
    mapUrl: text('map_url'),
    photoKey: fileKey('photo_key'),
    timetableKey: fileKey('timetable_key'),
    ...versioned(),
    createdAt: createdAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    check('branches_name', filled(t.name)),
    check('branches_map_url', sql`${t.mapUrl} like 'https://%'`),
    uniqueIndex('branches_live_name')
      .on(sql`lower(${t.name})`)
      .where(sql`${t.deletedAt} is null`),
    index('branches_photo').on(t.photoKey),
    index('branches_timetable').on(t.timetableKey),
  ],
);
