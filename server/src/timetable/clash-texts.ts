import { clockTime, weekdayNames, weekdayOf } from '@portal/shared-api/calendar';
import type { Language, Text } from '@portal/shared-api/languages';
import { fillText } from '@portal/shared-api/messages';
import { dateText } from '../receipts/receipt-texts.ts';
import type { Clash } from './find-clashes.ts';

const text: Text = {
  en: '{{name}} ({{subject}}, {{start}} - {{end}})',
  ch: '{{name}}（{{subject}}，{{start}} - {{end}}）',
};

const onDate: Text = {
  en: '{{name}} ({{subject}}, {{start}} - {{end}} on {{date}})',
  ch: '{{name}}（{{subject}}，{{date}} {{start}} - {{end}}）',
};
const weekly: Text = {
  en: '{{name}} ({{subject}}, {{day}} {{start}} - {{end}}, {{count}} lessons from {{date}})',
  ch: '{{name}}（{{subject}}，{{day}} {{start}} - {{end}}，{{date}} 起共 {{count}} 堂）',
};

/** As many as a person reads; the rest are counted. */
const NAMED = 6;
const more: Text = { en: '{{count}} more', ch: '另外 {{count}} 人' };

function listed(texts: readonly string[], language: Language): string[] {
  const rest = texts.length - NAMED;
  return rest > 0
    ? [...texts.slice(0, NAMED), fillText(more[language], { count: rest })]
    : texts.slice(0, NAMED);
}

const partsOf = ({ name, occurrence, itsClass }: Clash) => ({
  name,
  subject: itsClass.subject.name,
  start: clockTime(occurrence.startTime),
  end: clockTime(occurrence.endTime),
});

/** Who clashes with what on one day: teachers first, then students. */
export const clashTexts = (clashes: readonly Clash[], language: Language): string[] =>
  listed(
    clashes.map((clash) => fillText(text[language], partsOf(clash))),
    language,
  );

/** The same for several days; weekly repetitions are listed once. */
export function clashesOfDaysTexts(clashes: readonly Clash[], language: Language): string[] {
  const alike = Map.groupBy(clashes, ({ who, id, occurrence }) =>
    [
      who,
      id,
      occurrence.classId,
      weekdayOf(occurrence.date),
      occurrence.startTime,
      occurrence.endTime,
    ].join(),
  );
  return listed(
    [...alike.values()].map((group) => {
      const dates = group.map(({ occurrence }) => occurrence.date).sort();
      return fillText((group.length > 1 ? weekly : onDate)[language], {
        ...partsOf(group[0]!),
        day: weekdayNames[weekdayOf(dates[0]!)][language],
        count: group.length,
        date: dateText(dates[0]!, language),
      });
    }),
    language,
  );
}
