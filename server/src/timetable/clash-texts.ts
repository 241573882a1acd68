import { clockTime } from '@portal/shared-api/calendar';
import type { Language, Text } from '@portal/shared-api/languages';
import { fillText } from '@portal/shared-api/messages';
import type { Clash } from './find-clashes.ts';

const text: Text = {
  en: '{{name}} ({{subject}}, {{start}} - {{end}})',
  ch: '{{name}}（{{subject}}，{{start}} - {{end}}）',
};

/** As many as a person reads; the rest is counted. */
const NAMED = 6;
const more: Text = { en: '{{count}} more', ch: '另外 {{count}} 人' };

/** Whom clashes are about and what is in the way: teachers first, then students. */
export function clashTexts(clashes: readonly Clash[], language: Language): string[] {
  const named = clashes.slice(0, NAMED).map(({ name, occurrence, itsClass }) =>
    fillText(text[language], {
      name,
      subject: itsClass.subject.name,
      start: clockTime(occurrence.startTime),
      end: clockTime(occurrence.endTime),
    }),
  );
  const rest = clashes.length - named.length;
  return rest > 0 ? [...named, fillText(more[language], { count: rest })] : named;
}
