import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Public read-only counterparts of the setting calls (decision 63). */

export const landingTeachers = endpoint({
  name: 'landing-content.teachers',
  method: 'GET',
  path: '/setting/teacher/all',
  access: 'public',
  summary: 'Teacher cards in their order',
  response: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        description: z.string(),
        colorCode: z.string(),
        image_url: z.string(),
        timetable_url: z.string(),
      }),
    ),
  }),
});

export const landingAchievements = endpoint({
  name: 'landing-content.achievements',
  method: 'GET',
  path: '/setting/achievement/all',
  access: 'public',
  summary: 'Achievements grouped by category, each in its order, named in both languages',
  response: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        title_ch: z.string(),
        achievements: z.array(
          z.object({
            id: z.int(),
            name: z.string(),
            name_ch: z.string(),
            image_url: z.string(),
            /** Pixels, so that its place is kept while it loads; null where they are not known. */
            image_width: z.int().nullable(),
            image_height: z.int().nullable(),
          }),
        ),
      }),
    ),
  }),
});

export const landingTestimonials = endpoint({
  name: 'landing-content.testimonials',
  method: 'GET',
  path: '/setting/testimonial/all',
  access: 'public',
  summary: 'Testimonial videos in their order',
  response: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        video_url: z.string(),
        video_type: z.string(),
        poster_url: z.string().nullable(),
        name: z.string().nullable(),
        /** Falls back to the other language if empty. */
        sentence: z.string().nullable(),
        sentence_ch: z.string().nullable(),
      }),
    ),
  }),
});

/** The settings a visitor sees: the intake year (decision 64), the intro video and the Android apps (decision 68) if configured. */
export const siteSettings = endpoint({
  name: 'landing-content.site',
  method: 'GET',
  path: '/setting/site',
  access: 'public',
  summary: 'Intake year, intro video and app downloads',
  response: z.object({
    intake_year: z.int(),
    intro_video_url: z.string().nullable(),
    apps: z.object({ teacher_url: z.string().nullable(), student_url: z.string().nullable() }),
  }),
});
