import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { bytea, createdAt } from './columns.ts';
import { filled, sha256Format } from './rules.ts';

/** Metadata of an uploaded file. The bytes are in the storage under the same key. */
export const files = pgTable(
  'files',
  {
    key: uuid('key').primaryKey().defaultRandom(),
    /** Determined by the content, never by the name (decision 10). */
    contentType: text('content_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: bytea('sha256').notNull(),
    /** The original name, used again for download (decision 71). */
    name: text('name').notNull(),
    /** Pixels of a picture that the site shows, so that its place is kept while it loads; null of other files. */
    width: integer('width'),
    height: integer('height'),
    /** A 64-bit hash that similar images share, to detect a payment slip that was used before. */
    imageHash: bytea('image_hash'),
    uploadedBy: integer('uploaded_by').references(() => accounts.id),
    /** The submission a payment slip came with. Payments from one form share it. */
    batch: text('batch'),
    createdAt: createdAt(),
  },
  (t) => [
    check('files_size', sql`${t.size} > 0`),
    check('files_sha256', sha256Format(t.sha256)),
    check('files_name', filled(t.name)),
    check(
      'files_picture',
      sql`(${t.width} is null) = (${t.height} is null) and ${t.width} > 0 and ${t.height} > 0`,
    ),
    check('files_image_hash', sql`octet_length(${t.imageHash}) = 8`),
    index('files_sha256_key').on(t.sha256),
    index('files_uploaded_by').on(t.uploadedBy),
    // Four parts of 16 bits; `image_probes(hash)` lists every part a similar image can have.
    index('files_image_bands')
      .using('gin', sql`image_bands(${t.imageHash})`)
      .where(sql`${t.imageHash} is not null`),
  ],
);
