import {
  educationLevelNames,
  educationLevels,
  type EducationLevel,
} from '@portal/shared-api/education-levels';
import { subjects } from '../database/schema/subjects.ts';
import { daysAgo, insertAll, type Demo, at } from './context.ts';
import { book } from './pictures.ts';

export type Subject = typeof subjects.$inferSelect;

const lower: EducationLevel[] = ['standard_1', 'standard_2', 'standard_3'];
const upper: EducationLevel[] = ['standard_4', 'standard_5', 'standard_6'];
const primary = [...lower, ...upper];
const middle: EducationLevel[] = ['form_1', 'form_2', 'form_3'];
const senior: EducationLevel[] = ['form_4', 'form_5'];

/** Monthly price in ringgit at the first level. Each later level costs 5 more. */
const offered: { name: string; about: string; ringgit: number; levels: EducationLevel[]; elective?: true }[] =
  [
    { name: 'Phonics', about: 'First sounds and words, with songs', ringgit: 60, levels: ['kindergarten'] },
    {
      name: 'Early Numbers',
      about: 'Counting, shapes and first sums',
      ringgit: 60,
      levels: ['kindergarten'],
    },
    {
      name: 'Homework Guidance',
      about: 'Homework done and understood before home',
      ringgit: 80,
      levels: primary,
    },
    {
      name: 'Bahasa Melayu',
      about: 'Pemahaman, penulisan dan tatabahasa',
      ringgit: 65,
      levels: [...primary, 'remove_class', ...middle],
    },
    {
      name: 'English',
      about: 'Reading, writing and speaking',
      ringgit: 65,
      levels: [...primary, ...middle],
      elective: true,
    },
    { name: 'Chinese', about: '华文：阅读、理解与作文', ringgit: 65, levels: primary, elective: true },
    {
      name: 'Mathematics',
      about: 'From number sense to exam practice',
      ringgit: 70,
      levels: [...primary, ...middle],
    },
    { name: 'Science', about: 'Experiments first, notes after', ringgit: 70, levels: [...upper, ...middle] },
    {
      name: 'Additional Mathematics',
      about: 'SPM syllabus with weekly drills',
      ringgit: 120,
      levels: senior,
      elective: true,
    },
    {
      name: 'Physics',
      about: 'SPM syllabus, concepts and structured questions',
      ringgit: 110,
      levels: senior,
      elective: true,
    },
    {
      name: 'Chemistry',
      about: 'SPM syllabus with experiments',
      ringgit: 110,
      levels: senior,
      elective: true,
    },
    {
      name: 'Biology',
      about: 'SPM syllabus with diagrams to keep',
      ringgit: 110,
      levels: senior,
      elective: true,
    },
  ];

/** One row for each subject and level, plus two discontinued ones. */
export async function addSubjects(demo: Demo): Promise<Subject[]> {
  const images = await Promise.all(offered.map((_, number) => book(number)));
  const rows = offered.flatMap(({ name, about, ringgit, levels, elective }, number) => {
    const imageKey = demo.files.add(images[number]!, 'image/png', `${name}.png`).key;
    return levels.map((educationLevel, step) => ({
      name,
      description: `${about} (${educationLevelNames[educationLevel].en})`,
      priceSen: (ringgit + step * 5) * 100,
      educationLevel,
      isElective: elective ?? false,
      imageKey,
      createdAt: at(daysAgo(demo, 800), '11:00'),
    }));
  });
  const givenUp = ['Abacus', 'Robotics'].map((name, step) => ({
    name,
    description: 'No longer offered',
    priceSen: 9_000 + step * 1_000,
    educationLevel: educationLevels[4 + step]!,
    isElective: true,
    createdAt: at(daysAgo(demo, 800), '11:00'),
    deletedAt: at(daysAgo(demo, 120), '16:20'),
  }));
  await demo.files.store(demo.db);
  return insertAll(demo, subjects, [...rows, ...givenUp]);
}
