import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fileVersionQuery, idParams } from './fields.ts';

/** Public read-only twins of the setting calls (decision 63). */

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

export const landingTeacherImage = endpoint({
  name: 'landing-content.teacherImage',
  method: 'GET',
  path: '/setting/teacher/:id/image',
  access: 'public',
  summary: 'The picture of a teacher card',
  params: idParams,
  query: fileVersionQuery,
  response: { blob: 'image/*' },
});

export const landingTeacherTimetable = endpoint({
  name: 'landing-content.teacherTimetable',
  method: 'GET',
  path: '/setting/teacher/:id/timetable',
  access: 'public',
  summary: 'The timetable of a teacher card',
  params: idParams,
  query: fileVersionQuery,
  response: { blob: 'application/pdf' },
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
          z.object({ id: z.int(), name: z.string(), name_ch: z.string(), image_url: z.string() }),
        ),
      }),
    ),
  }),
});

export const landingAchievementImage = endpoint({
  name: 'landing-content.achievementImage',
  method: 'GET',
  path: '/setting/achievement/:id/image',
  access: 'public',
  summary: 'The picture of an achievement',
  params: idParams,
  query: fileVersionQuery,
  response: { blob: 'image/*' },
});

export const landingTestimonials = endpoint({
  name: 'landing-content.testimonials',
  method: 'GET',
  path: '/setting/testimonial/all',
  access: 'public',
  summary: 'Testimonial videos in their order',
  response: z.object({
    data: z.array(z.object({ id: z.int(), video_url: z.string(), video_type: z.string() })),
  }),
});

export const landingTestimonialVideo = endpoint({
  name: 'landing-content.testimonialVideo',
  method: 'GET',
  path: '/setting/testimonial/:id/video',
  access: 'public',
  summary: 'A testimonial video, with range requests',
  params: idParams,
  query: fileVersionQuery,
  response: { blob: 'video/*' },
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

export const siteIntroVideo = endpoint({
  name: 'landing-content.introVideo',
  method: 'GET',
  path: '/setting/site/intro',
  access: 'public',
  summary: 'The intro video of the public site, with range requests',
  query: fileVersionQuery,
  response: { blob: 'video/*' },
});
