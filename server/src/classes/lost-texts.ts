import type { Language, Text } from '@portal/shared-api/languages';
import { fillText } from '@portal/shared-api/messages';
import { dateText } from '../receipts/receipt-texts.ts';
import type { findLost } from './lost.ts';

const texts = {
  classChange: { en: 'the class change of {{date}} to {{to}}', ch: '{{date}} 改到 {{to}} 的全班调课' },
  cancellation: { en: 'the cancellation of {{date}}', ch: '{{date}} 的停课' },
  individualChange: {
    en: 'the time change of {{student}} from {{date}} to {{to}}',
    ch: '{{student}} 由 {{date}} 到 {{to}} 的个人调课',
  },
  stranded: {
    en: 'the lesson of {{student}} on {{to}} (their own lesson of {{date}} is over, so they have no lesson)',
    ch: '{{student}} {{to}} 的课（{{date}} 自己班级的课已过，将没有课上）',
  },
} as const satisfies Record<string, Text>;

/** What an edit would remove or leave without a lesson, in words. */
export function lostTexts(lost: Awaited<ReturnType<typeof findLost>>, language: Language): string[] {
  const day = (date: string) => dateText(date, language);
  const datesOf = ({ student, originalDate, newDate }: (typeof lost)['stranded'][number]) => ({
    student,
    date: day(originalDate),
    to: day(newDate),
  });
  const text = (kind: keyof typeof texts, params: Record<string, string>) =>
    fillText(texts[kind][language], params);
  return [
    ...lost.classChanges.map(({ originalDate, newDate }) =>
      text('classChange', { date: day(originalDate), to: day(newDate) }),
    ),
    ...lost.cancellations.map(({ date }) => text('cancellation', { date: day(date) })),
    ...lost.individualChanges.map((one) => text('individualChange', datesOf(one))),
    ...lost.stranded.map((one) => text('stranded', datesOf(one))),
  ];
}
