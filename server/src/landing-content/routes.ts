import * as content from '@portal/shared-api/landing-content';
import * as files from '@portal/shared-api/landing-content-files';
import { handle } from '../http/handle.ts';
import { foundFile, publicAddress } from '../storage/public-files.ts';
import * as queries from './queries.ts';
import { groupedByCategory } from './rules.ts';

export const landingContentRoutes = [
  handle(content.landingTeachers, async ({ database }) => ({
    data: (await queries.teacherCards(database)).map((card) => ({
      id: card.id,
      name: card.name,
      description: card.description,
      colorCode: card.colorCode,
      image_url: publicAddress(`/setting/teacher/${card.id}/image`, card.imageKey),
      timetable_url: publicAddress(`/setting/teacher/${card.id}/timetable`, card.timetableKey),
    })),
  })),
  handle(files.landingTeacherCardImage, async ({ database, params }) =>
    foundFile(await queries.teacherCardImage(database, params.id)),
  ),
  handle(files.landingTeacherCardTimetable, async ({ database, params }) =>
    foundFile(await queries.teacherCardTimetable(database, params.id)),
  ),
  handle(content.landingAchievements, async ({ database }) => ({
    data: groupedByCategory(await queries.achievementsByCategory(database)),
  })),
  handle(files.landingAchievementImage, async ({ database, params }) =>
    foundFile(await queries.achievementImage(database, params.id)),
  ),
  handle(content.landingTestimonials, async ({ database }) => ({
    data: (await queries.testimonialVideos(database)).map(({ key, type, posterKey, ...testimonial }) => ({
      ...testimonial,
      video_url: publicAddress(`/setting/testimonial/${testimonial.id}/video`, key),
      poster_url: posterKey && publicAddress(`/setting/testimonial/${testimonial.id}/poster`, posterKey),
      video_type: type,
    })),
  })),
  handle(files.landingTestimonialVideo, async ({ database, params }) =>
    foundFile(await queries.testimonialVideo(database, params.id)),
  ),
  handle(files.landingTestimonialPoster, async ({ database, params }) =>
    foundFile(await queries.testimonialPoster(database, params.id)),
  ),
  handle(content.siteSettings, async ({ database }) => {
    const site = await queries.siteSettings(database);
    return {
      intake_year: site.intakeYear,
      intro_video_url: site.introVideoKey && publicAddress('/setting/site/intro', site.introVideoKey),
      apps: { teacher_url: site.teacherAppUrl, student_url: site.studentAppUrl },
    };
  }),
  handle(files.siteIntroVideo, async ({ database }) => foundFile(await queries.introVideo(database))),
];
