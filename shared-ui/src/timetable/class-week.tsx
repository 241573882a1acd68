import { inOrder, weekdays } from '@portal/shared-api/calendar';
import type { ClassSchedule, ComingSchedule } from '@portal/shared-api/classes';
import type { ReactNode } from 'react';
import { ComingSchedules } from '../display/class-schedule.tsx';
import { timeRangeText, weekdayName } from '../display/dates.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { subjectStyle } from '../theme/subject-colors.ts';

/** The class data used by the columns. */
interface WeeklyClass extends ClassSchedule {
  id: number;
  coming: readonly ComingSchedule[];
  subject: { id: number; name: string };
}

interface ClassWeekProps<C extends WeeklyClass> {
  classes: readonly C[];
  /** More about a class. */
  details?: (one: C) => ReactNode;
  onOpen: (one: C) => void;
}

/** Classes in seven weekday columns, stacked on a phone. */
export function ClassWeek<C extends WeeklyClass>({ classes, details, onOpen }: ClassWeekProps<C>) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  return (
    <ol className="kit-week">
      {weekdays.map((day) => {
        const ofDay = classes
          .filter((one) => one.class_day === day)
          .sort((a, b) => inOrder(a.start_time, b.start_time));
        return (
          <li key={day} className="kit-day">
            <h3>{weekdayName(day, language)}</h3>
            {ofDay.length === 0 && <p className="kit-day-none">{t('timetable.none')}</p>}
            {ofDay.map((one) => (
              <button
                key={one.id}
                type="button"
                className="kit-meeting"
                style={subjectStyle(one.subject)}
                aria-haspopup="dialog"
                onClick={() => onOpen(one)}
              >
                <span className="kit-meeting-time kit-figures">
                  {timeRangeText(one.start_time, one.end_time, language)}
                </span>
                <strong>{one.subject.name}</strong>
                {details?.(one)}
                <ComingSchedules of={one} />
              </button>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
