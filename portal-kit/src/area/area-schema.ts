import { z } from 'zod';

/** The version of everything below and of `area.tsx`. A remote names the range it was built for. */
export const CONTRACT_VERSION = '1.0.0';

/** `z.strictObject` for data being written, `z.object` for reading another version's data. */
export type ObjectOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.ZodObject<Shape>;

/**
 * `area.json`: what the shell knows about a remote before downloading its code. Enough for the guard, the sidebar,
 * deep links and the language switch.
 */
export const areaOf = (object: ObjectOf) => {
  const text = object({ en: z.string().min(1), ch: z.string().min(1) });

  /** When a navigation entry shows. All given conditions must hold. The server checks for itself. */
  const when = object({
    adminLevels: z
      .array(z.enum(['level_1', 'level_2', 'level_3']))
      .min(1)
      .optional(),
    enrollmentOpen: z.literal(true).optional(),
  });

  const navigationEntry = object({
    id: z.string().regex(/^[a-z][a-z-]*$/),
    path: z.string().startsWith('/'),
    label: text,
    /** A name from the icon set of the shell. */
    icon: z.string(),
    order: z.number().int(),
    when: when.optional(),
  });

  return object({
    name: z.string().regex(/^[a-z][a-z-]*$/),
    /** Range of contract versions the remote works with, `^1.0.0`. */
    contract: z.string().regex(/^\^\d+\.\d+\.\d+$/),
    /** Its name for people, for the card that says it is not available. */
    title: text,
    /** Every path it serves, with those below: `/admin`, `/setting`, `/`. No two areas share one. */
    paths: z.array(z.string().startsWith('/')).min(1),
    /** Exact pages. Any other path of the area is Page Not Found without a download. */
    pages: z.array(z.string().startsWith('/')).min(1),
    /** The only role that may enter; `public` is for everybody. */
    role: z.enum(['public', 'admin', 'student', 'teacher', 'parent']),
    layout: z.enum(['public', 'dashboard']),
    navigation: z.array(navigationEntry),
    /** Pages for some people only. Everybody else gets Page Not Found without a download. */
    restricted: z.array(object({ path: z.string().startsWith('/'), when })).default([]),
    /** Whether `./area` includes its role's panel on /profile. */
    profilePanel: z.boolean().default(false),
  });
};

/** The strict schema of an `area.json`. */
export const areaSchema = /* @__PURE__ */ areaOf(z.strictObject);

export type Area = z.output<typeof areaSchema>;
export type NavigationEntry = Area['navigation'][number];
export type Condition = Area['restricted'][number]['when'];
