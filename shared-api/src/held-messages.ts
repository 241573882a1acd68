import type { Text } from './languages.ts';

/** The part of `answer-messages.ts` about the days on which a class meets. */
export const heldMessages = {
  class_held_before: {
    en: 'The lesson of {{date}} was held: its attendance was taken. Please choose this date or an earlier one',
    ch: '{{date}} 的课已点名，请选择这一天或更早的日期',
  },
  class_held_after: {
    en: 'The lesson of {{date}} was held: its attendance was taken. Please choose this date or a later one',
    ch: '{{date}} 的课已点名，请选择这一天或更晚的日期',
  },
  class_meets_that_day: {
    en: 'The class has a lesson of its own on this date',
    ch: '此班级当天本来就有课',
  },
} as const satisfies Record<string, Text>;
