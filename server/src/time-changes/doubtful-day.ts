import { today, weekdayNames, weekdayOf } from '@portal/shared-api/calendar';
import type { Language, Text } from '@portal/shared-api/languages';
import { fillText } from '@portal/shared-api/messages';
import { isNear, REPLACEMENT_DAYS } from '@portal/shared-api/time-changes';
import { fail } from '../http/errors.ts';
import { dateText } from '../receipts/receipt-texts.ts';
import type { ScheduledClass } from '../timetable/schedules.ts';

const texts = {
  day: { en: '{{weekday}} {{date}}', ch: '{{date}}（{{weekday}}）' },
  past: { en: 'this day is over', ch: '这一天已过' },
  far: { en: 'it is more than {{days}} days from {{day}}', ch: '离{{day}}超过 {{days}} 天' },
  before: { en: 'the class begins on {{day}}', ch: '班级在{{day}}才开课' },
  after: { en: 'the class ends on {{day}}', ch: '班级在{{day}}就结课' },
} as const satisfies Record<string, Text>;

const dayText = (date: string, language: Language): string =>
  fillText(texts.day[language], {
    weekday: weekdayNames[weekdayOf(date)][language],
    date: dateText(date, language),
  });

interface Move {
  from: string;
  to: string;
  /** Where the day of the lesson is somebody's choice, not that of another class's lesson. */
  run?: Pick<ScheduledClass, 'commenceDate' | 'concludeDate'>;
}

/**
 * A lesson may move to any day (decision 29). One that is over, far away or outside of the class's run is likely a slip, so
 * it is said in words first.
 */
export function refuseDoubtfulDay({ from, to, run }: Move, language: Language): void {
  const said = (text: Text, date: string) =>
    fillText(text[language], { day: dayText(date, language), days: REPLACEMENT_DAYS });
  const doubts = [
    ...(to < today() ? [texts.past[language]] : []),
    ...(isNear(from, to) ? [] : [said(texts.far, from)]),
    ...(run && to < run.commenceDate ? [said(texts.before, run.commenceDate)] : []),
    ...(run && to > run.concludeDate ? [said(texts.after, run.concludeDate)] : []),
  ];
  if (doubts.length > 0) fail('time_change_doubtful', { params: { day: dayText(to, language), doubts } });
}
