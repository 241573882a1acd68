import type { ClassSchedule, ComingSchedule } from '@portal/shared-api/classes';
import type { Language } from '@portal/shared-api/languages';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { dateText, timeRangeText, weekdayName } from './dates.tsx';

interface ClassScheduleProps {
  of: ClassSchedule & { coming: readonly ComingSchedule[] };
}

/** A class in one line: `Physics · Monday · 3:00 PM - 4:30 PM`. */
export const classText = (of: ClassSchedule & { subject: { name: string } }, language: Language): string =>
  [
    of.subject.name,
    weekdayName(of.class_day, language),
    timeRangeText(of.start_time, of.end_time, language),
  ].join(' · ');

/** Today's schedule of a class, and later ones with their first day. */
export function ClassScheduleText({ of }: ClassScheduleProps) {
  const language = useLanguage();
  return (
    <>
      <div>
        {weekdayName(of.class_day, language)} · {timeRangeText(of.start_time, of.end_time, language)}
      </div>
      <ComingSchedules of={of} />
    </>
  );
}

/** Later schedules of a class with their first day, where today's is shown already. */
export function ComingSchedules({ of }: { of: Pick<ClassScheduleProps['of'], 'coming'> }) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  return of.coming.map(({ from, class_day, start_time, end_time }) => (
    <span key={from} className="kit-caption kit-class-coming">
      {t('classSchedule.coming', {
        date: dateText(from, language),
        day: weekdayName(class_day, language),
        time: timeRangeText(start_time, end_time, language),
      })}
    </span>
  ));
}
