import * as contract from '@portal/shared-api/announcements';
import { notice } from '@portal/shared-api/notices';
import { handle } from '../http/handle.ts';
import { announcementsOf, readAll, sendAnnouncement, unreadOf } from './queries.ts';

export const announcementRoutes = [
  handle(contract.announce, async ({ database, caller, body, language }) =>
    notice('announced', language, { people: await sendAnnouncement(database, caller, body) }),
  ),
  handle(contract.listAnnouncements, ({ database, caller, query }) =>
    announcementsOf(database, caller.accountId, query.page),
  ),
  handle(contract.countUnread, async ({ database, caller }) => ({
    unread: await unreadOf(database, caller.accountId),
  })),
  handle(contract.readAnnouncements, async ({ database, caller, language }) => {
    await readAll(database, caller.accountId);
    return notice('announcements_read', language);
  }),
];
