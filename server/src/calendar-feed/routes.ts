import { createHash } from 'node:crypto';
import * as contract from '@portal/shared-api/calendar-feed';
import { notice } from '@portal/shared-api/notices';
import { eq, sql } from 'drizzle-orm';
import { calendarFeeds } from '../database/schema/calendar-feeds.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { hashOfToken, newToken } from '../sessions/token.ts';
import { readFeed } from './read-feed.ts';
import { readRevisions } from './revisions.ts';
import { writeFeed } from './write-feed.ts';

const etagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`;

export const calendarFeedRoutes = [
  handle(contract.calendarFeed, async ({ database, caller }) => {
    const [feed] = await database
      .select({ created_at: sql<string>`to_json(${calendarFeeds.createdAt}) #>> '{}'` })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.accountId, caller.accountId));
    return { created_at: feed?.created_at ?? null };
  }),

  handle(contract.createCalendarFeed, async ({ database, caller }) => {
    const token = newToken();
    const made = { tokenHash: hashOfToken(token), createdAt: sql`now()` };
    await database
      .insert(calendarFeeds)
      .values({ accountId: caller.accountId, ...made })
      .onConflictDoUpdate({ target: calendarFeeds.accountId, set: made });
    return { path: `/api/calendar-feed/${token}.ics` };
  }),

  handle(contract.removeCalendarFeed, async ({ database, caller, language }) => {
    const removed = await database
      .delete(calendarFeeds)
      .where(eq(calendarFeeds.accountId, caller.accountId))
      .returning({ id: calendarFeeds.accountId });
    if (removed.length === 0) fail('not_found');
    return notice('calendar_feed_removed', language);
  }),

  handle(contract.readCalendarFeed, async ({ database, params, language }) => {
    const feed = (await readFeed(database, params.token.replace(/\.ics$/, ''))) ?? fail('not_found');
    const text = writeFeed(feed, await readRevisions(database, feed.lessons), language);
    return {
      type: contract.CALENDAR_TYPE,
      name: 'timetable.ics',
      content: Buffer.from(text),
      etag: etagOf(text),
    };
  }),
];
