import { readFile } from 'node:fs/promises';
import {
  achievementCategories,
  achievements,
  landingTeachers,
  testimonials,
} from '../database/schema/landing-content.ts';
import { settings } from '../database/schema/settings.ts';
import type { DemoClass } from './classes.ts';
import { insertAll, type Demo } from './context.ts';
import { sheet } from './documents.ts';
import { award, awardSize, portrait, poster, type Look } from './pictures.ts';
import type { Teacher } from './teachers.ts';

const words = [
  'Makes algebra feel like a puzzle you want to finish. 把代数变成想解完的谜题。',
  'Penulisan yang jelas bermula dengan fikiran yang jelas.',
  'Reads aloud with every class until the shy ones join in.',
  '用故事教华文，孩子记得住。',
  'Brings an experiment to every first lesson of a chapter.',
  'Fifteen years of SPM Chemistry, still curious.',
  'Patient with slow starters, demanding with quick ones.',
  'Songs, sounds and first sums for the youngest.',
];
const colors = ['#0F5C5C', '#C8452D', '#1E7F4F', '#B25E00', '#55636B', '#7A3B2C', '#2E5E8C', '#6B4A8C'];

/** Of the first teachers, matching their names. */
const looks: Look[] = ['short', 'scarf', 'long', 'long', 'short', 'long', 'short', 'long'];

interface Prize {
  name: string | null;
  nameCh: string | null;
}
const both = (name: string | null, nameCh: string | null = null): Prize => ({ name, nameCh });

/** Names of people and of Malay contests exist in one language, as a centre would type them. */
const awards: { title: string; titleCh: string; prizes: Prize[] }[] = [
  {
    ...{ title: 'UPSR and UASA', titleCh: '小学评估' },
    prizes: [
      both('Standard 6: 21 pupils with distinction', '六年级 21 名学生成绩优异'),
      both('Best Mathematics paper of the district', '全县数学最高分'),
      both('First prize, Chinese essay contest', '华文写作比赛冠军'),
    ],
  },
  {
    ...{ title: 'SPM', titleCh: '大马教育文凭' },
    prizes: [
      both('9A: Harish A/L Maniam'),
      both('8A: Ooi Wen Xuan', '8A：黄文萱'),
      both('7A: Nurul Huda binti Rosli'),
      both('Add Maths: 14 distinctions', '高级数学 14 名学生特优'),
    ],
  },
  {
    ...{ title: 'Competitions', titleCh: '校外比赛' },
    prizes: [
      both('Science fair, first prize', '科学展第一名'),
      both('Spelling bee, Penang finals', '槟州英文拼字比赛决赛'),
      both('Pertandingan pidato peringkat negeri'),
    ],
  },
];

const clipNames = ['parent-georgetown', 'student-form-five', 'parent-bayan-lepas', 'intro'];

const voices: { name: string; look: Look; sentence: string; sentenceCh: string }[] = [
  {
    name: 'Puan Rohana, Georgetown',
    look: 'scarf',
    ...{ sentence: 'She asks for her homework now.', sentenceCh: '她现在会主动做功课。' },
  },
  {
    name: 'Lim Jia Hao 林家豪, Form 5',
    look: 'short',
    ...{ sentence: 'I finally understand Add Maths.', sentenceCh: '我终于读懂高级数学了。' },
  },
  {
    name: 'Mdm Chua 蔡女士, Bayan Lepas',
    look: 'long',
    ...{ sentence: 'Our evenings are ours again.', sentenceCh: '晚上又是一家人的时间了。' },
  },
];

const video = (name: string) => readFile(new URL(`./videos/${name}.mp4`, import.meta.url));

/** Teacher cards, achievements by category, testimonial videos and the intro video of the public site. */
export async function addLandingContent(
  demo: Demo,
  teachers: Teacher[],
  classes: DemoClass[],
): Promise<void> {
  const { files } = demo;
  const cards = await Promise.all(
    teachers.slice(0, words.length).map(async (teacher, ordering) => {
      const lines = classes
        .filter((one) => one.teacher.id === teacher.id)
        .map((one) => `${one.day}  ${one.startTime} - ${one.endTime}   ${one.subject.name}`);
      return {
        name: teacher.name,
        description: words[ordering]!,
        image: await portrait(ordering, looks[ordering]!),
        timetable: await sheet(teacher.name, lines),
        colorCode: colors[ordering]!,
        ordering,
      };
    }),
  );
  const prizes = await Promise.all(
    awards
      .flatMap((award, category) => award.prizes.map((prize) => ({ ...prize, category })))
      .map(async (prize, ordering) => ({ ...prize, ordering, image: await award(ordering) })),
  );
  const clips = await Promise.all(clipNames.map(video));

  const cardRows = cards.map(({ image, timetable, ...card }) => ({
    ...card,
    imageKey: files.add(image, 'image/png', `${card.name.replaceAll('/', ' ')}.png`).key,
    timetableKey: files.add(timetable, 'application/pdf', `Timetable ${card.ordering + 1}.pdf`).key,
  }));
  const prizeKeys = prizes.map(
    ({ image, ordering }) => files.add(image, 'image/png', `${ordering}.png`, awardSize).key,
  );
  const videoKeys = clips.map(
    (clip, number) => files.add(clip, 'video/mp4', `${clipNames[number]!}.mp4`).key,
  );
  const posters = await Promise.all(voices.map(({ look }, number) => poster(number + 5, look)));
  const posterKeys = posters.map(
    (image, number) => files.add(image, 'image/png', `poster-${number}.png`).key,
  );
  await files.store(demo.db);

  await insertAll(demo, landingTeachers, cardRows);
  const categories = await insertAll(
    demo,
    achievementCategories,
    awards.map(({ title, titleCh }) => ({ title, titleCh })),
  );
  await insertAll(
    demo,
    achievements,
    prizes.map(({ name, nameCh, category, ordering }) => ({
      ...{ name, nameCh, ordering, imageKey: prizeKeys[ordering]! },
      categoryId: categories[category]!.id,
    })),
  );
  await insertAll(
    demo,
    testimonials,
    voices.map(({ name, sentence, sentenceCh }, ordering) => ({
      ...{ name, sentence, sentenceCh, ordering },
      ...{ videoKey: videoKeys[ordering]!, posterKey: posterKeys[ordering]! },
    })),
  );
  await demo.db.update(settings).set({ introVideoKey: videoKeys[3] });
}
