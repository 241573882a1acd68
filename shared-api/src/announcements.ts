import { z } from 'zod';
import { done } from './answers.ts';
import { educationLevel } from './education-levels.ts';
import { endpoint } from './endpoint.ts';
import { id, studentId, text } from './fields.ts';
import { paged, pageQuery } from './paging.ts';

/** Who an announcement reaches (specification B, "Announcement"). */
export const announcementModes = ['all', 'level', 'class', 'individual'] as const;
export type AnnouncementMode = (typeof announcementModes)[number];

const chosen = { error: 'selection_required' };

export const announcementBody = z
  .object({
    mode: z.enum(announcementModes, chosen),
    level: educationLevel.optional(),
    classId: id.optional(),
    studentId: studentId.optional(),
    message: text(2000),
  })
  .refine(({ mode, level }) => mode !== 'level' || level !== undefined, { ...chosen, path: ['level'] })
  .refine(({ mode, classId }) => mode !== 'class' || classId !== undefined, { ...chosen, path: ['classId'] })
  .refine((value) => value.mode !== 'individual' || value.studentId !== undefined, {
    ...chosen,
    path: ['studentId'],
  });
export type AnnouncementForm = z.input<typeof announcementBody>;

/** A branch admin can only reach their own branch (decision 58). */
export const announce = endpoint({
  name: 'announcements.send',
  method: 'POST',
  path: '/admin/announcement',
  access: { admin: { scope: 'branch' } },
  summary: 'Sends an announcement to students, their parents and teachers',
  body: announcementBody,
  response: done,
});

const inbox = {
  student: { scope: 'own' },
  parent: { scope: 'own' },
  teacher: { scope: 'own' },
} as const;

const announcement = z.object({
  id: z.int(),
  message: z.string(),
  /** An instant. */
  created_at: z.string(),
  read: z.boolean(),
});
export type Announcement = z.output<typeof announcement>;

export const listAnnouncements = endpoint({
  name: 'announcements.list',
  method: 'GET',
  path: '/announcement',
  access: inbox,
  summary: 'What was announced to the caller, newest first',
  query: pageQuery,
  response: paged(announcement),
});

export const countUnread = endpoint({
  name: 'announcements.unread',
  method: 'GET',
  path: '/announcement/unread',
  access: inbox,
  summary: 'How many announcements the caller has not read',
  response: z.object({ unread: z.int() }),
});

export const readAnnouncements = endpoint({
  name: 'announcements.read',
  method: 'POST',
  path: '/announcement/read',
  access: inbox,
  summary: 'Marks every announcement of the caller as read',
  response: done,
});
