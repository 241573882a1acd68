import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** How versions of the shell and the remotes loaded in browsers, as totals without personal data. */
export const areaLoads = pgTable(
  'area_loads',
  {
    area: text('area').notNull(),
    version: text('version').notNull(),
    state: text('state').notNull(),
    /** Upper end of the time bucket; 0 if nothing was loaded. */
    withinMs: integer('within_ms').notNull(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.area, t.version, t.state, t.withinMs] }),
    check('area_loads_count', sql`${t.count} > 0`),
    index('area_loads_last_at').on(t.lastAt),
  ],
);

/** Faults that browsers reported: one row per kind, with its count and the last stack. */
export const browserFaults = pgTable(
  'browser_faults',
  {
    area: text('area').notNull(),
    version: text('version').notNull(),
    stage: text('stage').notNull(),
    code: text('code').notNull(),
    count: integer('count').notNull(),
    stack: text('stack').array().notNull().default([]),
    lastAt: instant('last_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.area, t.version, t.stage, t.code] }),
    check('browser_faults_count', sql`${t.count} > 0`),
    index('browser_faults_last').on(t.area, t.lastAt),
    index('browser_faults_last_at').on(t.lastAt),
  ],
);

/** What browsers reported about a staged version, by staging. Decides whether it fails too often. */
export const stageLoads = pgTable(
  'stage_loads',
  {
    area: text('area').notNull(),
    version: text('version').notNull(),
    since: text('since').notNull(),
    opened: integer('opened').notNull(),
    faults: integer('faults').notNull(),
    lastAt: instant('last_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.area, t.version, t.since] }),
    check('stage_loads_counts', sql`${t.opened} >= 0 and ${t.faults} >= 0`),
    index('stage_loads_last_at').on(t.lastAt),
  ],
);
