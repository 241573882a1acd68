import { z } from 'zod';
import type { Text } from './languages.ts';

/** Education levels from youngest to oldest (specification A section 3, decision 52). */
export const educationLevels = [
  'kindergarten',
  'standard_1',
  'standard_2',
  'standard_3',
  'standard_4',
  'standard_5',
  'standard_6',
  'remove_class',
  'form_1',
  'form_2',
  'form_3',
  'form_4',
  'form_5',
  'form_6_lower',
  'form_6_upper',
] as const;
export type EducationLevel = (typeof educationLevels)[number];

/** A level being written; `general` is for display only and rejected (decision 46). */
export const educationLevel = z.enum(educationLevels, { error: 'selection_required' });

/** A level being read. */
export const shownEducationLevel = z.enum(['general', ...educationLevels]);

/** The name of each level. */
export const educationLevelNames: Record<EducationLevel | 'general', Text> = {
  general: { en: 'General', ch: '不分年级' },
  kindergarten: { en: 'Kindergarten', ch: '幼儿园' },
  standard_1: { en: 'Standard 1', ch: '一年级' },
  standard_2: { en: 'Standard 2', ch: '二年级' },
  standard_3: { en: 'Standard 3', ch: '三年级' },
  standard_4: { en: 'Standard 4', ch: '四年级' },
  standard_5: { en: 'Standard 5', ch: '五年级' },
  standard_6: { en: 'Standard 6', ch: '六年级' },
  remove_class: { en: 'Remove Class (Peralihan)', ch: '预备班' },
  form_1: { en: 'Form 1', ch: '中一' },
  form_2: { en: 'Form 2', ch: '中二' },
  form_3: { en: 'Form 3', ch: '中三' },
  form_4: { en: 'Form 4', ch: '中四' },
  form_5: { en: 'Form 5', ch: '中五' },
  form_6_lower: { en: 'Form 6 (Lower)', ch: '中六（下）' },
  form_6_upper: { en: 'Form 6 (Upper)', ch: '中六（上）' },
};

/** What a family is interested in; the two enrolment types. */
export const packages = ['daycare', 'tuition'] as const;
export const packageName: Record<(typeof packages)[number], Text> = {
  daycare: { en: 'Daycare', ch: '安亲班' },
  tuition: { en: 'Tuition', ch: '补习班' },
};
export const packageInterest = z.enum(packages, { error: 'selection_required' });
