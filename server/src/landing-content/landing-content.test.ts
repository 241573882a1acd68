import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from '@jest/globals';
import * as content from '@portal/shared-api/landing-content';
import * as siteFiles from '@portal/shared-api/landing-content-files';
import { files } from '../database/schema/files.ts';
import {
  achievementCategories,
  achievements,
  landingTeachers,
  testimonials,
} from '../database/schema/landing-content.ts';
import { settings } from '../database/schema/settings.ts';
import { testPortal } from '../testing/portal.ts';

const { app, call, database, storage } = await testPortal();

async function addFile(contentType: string, bytes: string) {
  const key = randomUUID();
  await database
    .insert(files)
    .values({ key, contentType, size: bytes.length, sha256: Buffer.alloc(32), name: 'a file' });
  await storage.put(key, Readable.from([bytes]));
  return key;
}

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

test('a site without content answers empty lists', async () => {
  for (const list of [content.landingTeachers, content.landingAchievements, content.landingTestimonials]) {
    const { status, body } = await call(list);
    expect([status, body]).toEqual([200, { data: [] }]);
  }
});

describe('the content', () => {
  let videoKey: string;
  beforeAll(async () => {
    const imageKey = await addFile('image/png', 'picture');
    const timetableKey = await addFile('application/pdf', '%PDF-1.7 week');
    videoKey = await addFile('video/mp4', '0123456789');
    await database.insert(landingTeachers).values([
      { name: 'Second', description: 'Maths', imageKey, timetableKey, ordering: 1 },
      { name: 'First', description: 'Science', imageKey, timetableKey, ordering: 0, colorCode: '#0F5C5C' },
    ]);
    const [spm, sport] = await database
      .insert(achievementCategories)
      .values([{ title: 'SPM', titleCh: '大马教育文凭' }, { titleCh: '运动' }, { title: 'Nothing yet' }])
      .returning();
    await database.insert(achievements).values([
      { name: '8A', imageKey, categoryId: spm!.id, ordering: 2 },
      { name: 'Gold', nameCh: '金牌', imageKey, categoryId: sport!.id, ordering: 1 },
      { name: '9A', imageKey, categoryId: spm!.id, ordering: 0 },
    ]);
    await database.insert(testimonials).values([{ videoKey, ordering: 0 }]);
  });

  test('teacher cards come in their order, with the specified colour as default', async () => {
    const { data } = (await call(content.landingTeachers)).body;
    expect(data).toMatchObject([
      { name: 'First', description: 'Science', colorCode: '#0F5C5C' },
      { name: 'Second', description: 'Maths', colorCode: '#000000' },
    ]);
    expect((await get(data[0].image_url)).body).toBe('picture');
    expect((await get(data[0].timetable_url)).headers['content-type']).toBe('application/pdf');
  });

  test('achievements come by category, each in their order; an empty category is left out, an empty name taken from the other language', async () => {
    const { data } = (await call(content.landingAchievements)).body;
    expect(data).toMatchObject([
      {
        title: 'SPM',
        title_ch: '大马教育文凭',
        achievements: [{ name: '9A', name_ch: '9A' }, { name: '8A' }],
      },
      { title: '运动', title_ch: '运动', achievements: [{ name: 'Gold', name_ch: '金牌' }] },
    ]);
    expect((await get(data[0].achievements[0].image_url)).body).toBe('picture');
  });

  test('a video is sent in parts and may be kept for ever at its address', async () => {
    const { data } = (await call(content.landingTestimonials)).body;
    expect(data).toEqual([
      expect.objectContaining({ video_type: 'video/mp4', video_url: expect.stringContaining(videoKey) }),
    ]);
    const part = await get(data[0].video_url, { range: 'bytes=2-4' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect(part.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    siteFiles.landingTeacherCardImage,
    siteFiles.landingTeacherCardTimetable,
    siteFiles.landingAchievementImage,
    siteFiles.landingTestimonialVideo,
  ])('$name of a record that does not exist is 404', async (endpoint) => {
    expect((await call(endpoint, { params: { id: 99_999 } })).status).toBe(404);
  });
});

describe('the settings of the site', () => {
  test('say the intake year, and nothing of what is not configured', async () => {
    await database.update(settings).set({ intakeYear: 2026 });
    const { body } = await call(content.siteSettings);
    expect(body).toEqual({
      intake_year: 2026,
      intro_video_url: null,
      apps: { teacher_url: null, student_url: null },
    });
    expect((await call(siteFiles.siteIntroVideo)).status).toBe(404);
  });

  test('name the apps and the intro video once they are configured', async () => {
    await database.update(settings).set({
      introVideoKey: await addFile('video/mp4', 'intro'),
      teacherAppUrl: 'https://files.example/teacher.apk',
      studentAppUrl: 'https://files.example/student.apk',
    });
    const { body } = await call(content.siteSettings);
    expect(body.apps).toEqual({
      teacher_url: 'https://files.example/teacher.apk',
      student_url: 'https://files.example/student.apk',
    });
    expect((await get(body.intro_video_url)).body).toBe('intro');
  });
});
