import { z } from 'zod';

/** The version of everything below and of `area.tsx`. A remote names the range it was built for. */
export const CONTRACT_VERSION = '1.0.0';

const text = z.strictObject({ en: z.string().min(1), ch: z.string().min(1) });

/** When a navigation entry shows. All conditions that are present must hold; the server decides for itself. */
const condition = z.strictObject({
  adminLevels: z
    .array(z.enum(['level_1', 'level_2', 'level_3']))
    .min(1)
    .optional(),
  enrollmentOpen: z.literal(true).optional(),
});

const navigationEntry = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  path: z.string().startsWith('/'),
  label: text,
  /** A name from the icon set of the shell. */
  icon: z.string(),
  order: z.number().int(),
  when: condition.optional(),
});

/** A page that only some admin levels may open; everybody else gets Page Not Found before any download. */
const restrictedPath = z.strictObject({ path: z.string().startsWith('/'), when: condition });

/**
 * `area.json`: what the shell knows of a remote before it downloads any code of it. The guard, the sidebar,
 * deep links and the language switch need nothing else.
 */
export const areaSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z-]*$/),
  /** Range of contract versions the remote works with, `^1.0.0`. */
  contract: z.string().regex(/^\^\d+\.\d+\.\d+$/),
  /** What people call it, for the card that says it is not available. */
  title: text,
  /** Every path it serves, exact or below: `/admin`, `/setting`, `/`. No two areas share one. */
  paths: z.array(z.string().startsWith('/')).min(1),
  /** Exact pages; a path of the area that is not here is Page Not Found without any download. */
  pages: z.array(z.string().startsWith('/')).min(1),
  /** The only role that may enter; `public` lets everybody in. */
  role: z.enum(['public', 'admin', 'student', 'teacher', 'parent']),
  layout: z.enum(['public', 'dashboard']),
  navigation: z.array(navigationEntry),
  restricted: z.array(restrictedPath).default([]),
  /** Whether `./area` brings the panel of its role on /profile. */
  profilePanel: z.boolean().default(false),
});

export type Area = z.output<typeof areaSchema>;
export type NavigationEntry = z.output<typeof navigationEntry>;
export type Condition = z.output<typeof condition>;
