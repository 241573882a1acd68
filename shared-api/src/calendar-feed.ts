import { z } from 'zod';
import { done } from './answers.ts';
import { endpoint } from './endpoint.ts';

const ownCalendar = {
  student: { scope: 'own' },
  teacher: { scope: 'own' },
  parent: { scope: 'own' },
} as const;

/** The private calendar address of an account's timetable; at most one. */
export const calendarFeed = endpoint({
  name: 'calendar-feed.state',
  method: 'GET',
  path: '/calendar-feed',
  access: ownCalendar,
  summary: 'Whether the signed-in person has a calendar address, and since when',
  response: z.object({ created_at: z.string().nullable() }),
});

export const createCalendarFeed = endpoint({
  name: 'calendar-feed.create',
  method: 'POST',
  path: '/calendar-feed',
  access: ownCalendar,
  summary: 'Makes a calendar address, shown this once; the one before ends',
  response: z.object({ path: z.string() }),
});

export const removeCalendarFeed = endpoint({
  name: 'calendar-feed.remove',
  method: 'DELETE',
  path: '/calendar-feed',
  access: ownCalendar,
  summary: 'Ends the calendar address',
  response: done,
});

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

export const readCalendarFeed = endpoint({
  name: 'calendar-feed.read',
  method: 'GET',
  path: '/calendar-feed/:token',
  access: 'public',
  summary: 'The timetable as an iCalendar file, for whoever has the address',
  params: z.object({ token: z.string().regex(/^[\w-]{43}(\.ics)?$/, { error: 'selection_unknown' }) }),
  response: { blob: CALENDAR_TYPE },
  rateLimit: { max: 120, perSeconds: 60 },
});
