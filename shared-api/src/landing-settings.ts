import { z } from 'zod';
import { done } from './answers.ts';
import { endpoint, type FileRule, type Result } from './endpoint.ts';
import { fromText, idParams, integer, name, text, optionalName, optionalText } from './fields.ts';

/** The public site is the centre's: every admin sees and edits all of it. */
const everyAdmin = { admin: { scope: 'portal' } } as const;

const megabyte = 1024 * 1024;
const imageRule = {
  types: ['image/png', 'image/jpeg'],
  maxBytes: 5 * megabyte,
} as const satisfies FileRule;
const timetableRule = { types: ['application/pdf'], maxBytes: 20 * megabyte } as const satisfies FileRule;
/** Formats that browsers play. Others would show a black square. */
const videoRule = {
  types: ['video/mp4', 'video/webm', 'video/quicktime'],
  maxBytes: 200 * megabyte,
} as const satisfies FileRule;

export const landingFiles = {
  image: imageRule,
  newImage: { ...imageRule, required: true },
  timetable: timetableRule,
  newTimetable: { ...timetableRule, required: true },
  video: videoRule,
  newVideo: { ...videoRule, required: true },
} as const satisfies Record<string, FileRule>;

/** Position in the list from 0; a new item without one goes last. Later items move down. */
export const ordering = fromText(integer.min(0, { error: 'selection_unknown' })).optional();
export const version = fromText(integer);

const teacherCard = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  color_code: z.string(),
  ordering: z.int(),
  image_url: z.string(),
  timetable_url: z.string(),
  version: z.int(),
});

export const listTeacherCards = endpoint({
  name: 'landing-settings.teacherCards',
  method: 'GET',
  path: '/admin/setting/teacher/all',
  access: everyAdmin,
  summary: 'The teacher cards of the public site in their order',
  response: z.object({ data: z.array(teacherCard) }),
});
export type TeacherCardRow = Result<typeof listTeacherCards>['data'][number];

export const teacherCardBody = z.object({
  name,
  description: text(1000),
  colorCode: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: 'selection_required' })
    .default('#000000'),
  ordering,
});
export type TeacherCardForm = z.input<typeof teacherCardBody>;
const teacherCardAliases = { color_code: 'colorCode' };

export const createTeacherCard = endpoint({
  name: 'landing-settings.createTeacherCard',
  method: 'POST',
  path: '/admin/setting/teacher',
  access: everyAdmin,
  summary: 'Adds a teacher card with its picture and timetable',
  body: teacherCardBody,
  aliases: teacherCardAliases,
  files: { image: landingFiles.newImage, timetable: landingFiles.newTimetable },
  response: done.extend({ id: z.int() }),
});

export const updateTeacherCard = endpoint({
  name: 'landing-settings.updateTeacherCard',
  method: 'POST',
  path: '/admin/setting/teacher/:id/update',
  access: everyAdmin,
  summary: 'Changes a teacher card; picture and timetable stay without a new file',
  params: idParams,
  body: teacherCardBody.extend({ version }),
  aliases: teacherCardAliases,
  files: { image: landingFiles.image, timetable: landingFiles.timetable },
  response: done,
});

export const deleteTeacherCard = endpoint({
  name: 'landing-settings.deleteTeacherCard',
  method: 'DELETE',
  path: '/admin/setting/teacher/:id/delete',
  access: everyAdmin,
  summary: 'Takes a teacher card off the public site',
  params: idParams,
  response: done,
});

export const teacherCardImage = endpoint({
  name: 'landing-settings.teacherCardImage',
  method: 'GET',
  path: '/admin/setting/teacher/:id/image',
  access: everyAdmin,
  summary: 'The picture of a teacher card',
  params: idParams,
  response: { blob: 'image/*' },
});

export const teacherCardTimetable = endpoint({
  name: 'landing-settings.teacherCardTimetable',
  method: 'GET',
  path: '/admin/setting/teacher/:id/timetable',
  access: everyAdmin,
  summary: 'The timetable of a teacher card',
  params: idParams,
  response: { blob: 'application/pdf' },
});

export const listTestimonials = endpoint({
  name: 'landing-settings.testimonials',
  method: 'GET',
  path: '/admin/setting/testimonial/all',
  access: everyAdmin,
  summary: 'The testimonial videos in their order',
  response: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        file_name: z.string(),
        video_url: z.string(),
        poster_url: z.string().nullable(),
        name: z.string().nullable(),
        sentence: z.string().nullable(),
        sentence_ch: z.string().nullable(),
        ordering: z.int(),
        version: z.int(),
      }),
    ),
  }),
});
export type TestimonialRow = Result<typeof listTestimonials>['data'][number];

const MAX_SENTENCE = 300;
/** The speaker and a sentence of what they say, in either language. Omitted fields stay as they are. */
export const testimonialBody = z.object({
  name: optionalName.optional(),
  sentence: optionalText(MAX_SENTENCE).optional(),
  sentence_ch: optionalText(MAX_SENTENCE).optional(),
  ordering,
});

export type TestimonialForm = z.input<typeof testimonialBody>;

export const createTestimonial = endpoint({
  name: 'landing-settings.createTestimonial',
  method: 'POST',
  path: '/admin/setting/testimonial',
  access: everyAdmin,
  summary: 'Adds a testimonial video',
  body: testimonialBody,
  files: { video: landingFiles.newVideo, poster: landingFiles.image },
  response: done.extend({ id: z.int() }),
});

export const updateTestimonial = endpoint({
  name: 'landing-settings.updateTestimonial',
  method: 'POST',
  path: '/admin/setting/testimonial/:id/update',
  access: everyAdmin,
  summary: 'Changes a testimonial; without a file the video and the picture stay',
  params: idParams,
  body: testimonialBody.extend({ version }),
  files: { video: landingFiles.video, poster: landingFiles.image },
  response: done,
});

export const deleteTestimonial = endpoint({
  name: 'landing-settings.deleteTestimonial',
  method: 'DELETE',
  path: '/admin/setting/testimonial/:id/delete',
  access: everyAdmin,
  summary: 'Takes a testimonial off the public site',
  params: idParams,
  response: done,
});

export const testimonialVideo = endpoint({
  name: 'landing-settings.testimonialVideo',
  method: 'GET',
  path: '/admin/setting/testimonial/:id/video',
  access: everyAdmin,
  summary: 'A testimonial video, with range requests',
  params: idParams,
  response: { blob: 'video/*' },
});
