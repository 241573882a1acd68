import { endpoint } from './endpoint.ts';
import { fileVersionQuery, idParams } from './fields.ts';

/** The files of the public site. Pages get their addresses from the lists and never call these. */

export const landingTeacherCardImage = endpoint({
  name: 'landing-content.teacherCardImage',
  method: 'GET',
  path: '/setting/teacher/:id/image',
  access: 'public',
  summary: 'The picture of a teacher card',
  params: idParams,
  query: fileVersionQuery,
  response: { blob: 'image/*' },
});

export const landingTeacherCardTimetable = endpoint({
  name: 'landing-content.teacherCardTimetable',
  method: 'GET',
  path: '/setting/teacher/:id/timetable',
  access: 'public',
  summary: 'The timetable of a teacher card',
  params: idParams,
  query: fileVersionQuery,
  response: { blob: 'application/pdf' },
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

export const siteIntroVideo = endpoint({
  name: 'landing-content.introVideo',
  method: 'GET',
  path: '/setting/site/intro',
  access: 'public',
  summary: 'The intro video of the public site, with range requests',
  query: fileVersionQuery,
  response: { blob: 'video/*' },
});

export const landingTestimonialPoster = endpoint({
  name: 'landing-content.testimonialPoster',
  method: 'GET',
  path: '/setting/testimonial/:id/poster',
  access: 'public',
  summary: 'The picture that stands before a testimonial plays',
  params: idParams,
  query: fileVersionQuery,
  response: { blob: 'image/*' },
});
