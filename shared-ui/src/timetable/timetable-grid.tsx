import { addDays, inOrder, mondayOf, today } from '@portal/shared-api/calendar';
import { Button } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { dateText, dayText, timeRangeText, weekdayText } from '../display/dates.tsx';
import { useIsPhone } from '../hooks/media.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { subjectStyle } from '../theme/subject-colors.ts';
import { Icon } from '../display/icons.tsx';

/** The data of a class meeting used by the grid; satisfied by the contract's `Occurrence`. */
interface Meeting {
  class_id: number;
  subject: { id: number };
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`. */
  start_time: string;
  end_time: string;
  /** Cancelled: shown struck through. */
  cancelled?: boolean;
  /** The same, if it is held at another time. */
  moved_to?: object | null;
}

interface TimetableGridProps<M extends Meeting> {
  /** Any day of the week shown. */
  week: string;
  /** Called with the Monday of the requested week. */
  onWeekChange: (monday: string) => void;
  /** Absent while the week is loading. */
  meetings: readonly M[] | undefined;
  /** What a meeting is called. */
  title: (meeting: M) => string;
  /** Details: place, teacher, chips. */
  details?: (meeting: M) => ReactNode;
  onOpen: (meeting: M) => void;
  /** Why there is no week to show. The buttons to other weeks stay. */
  failure?: ReactNode;
}

const classOf = ({ cancelled, moved_to }: Meeting): string =>
  ['kit-meeting', cancelled && 'kit-meeting-cancelled', moved_to && 'kit-meeting-moved']
    .filter(Boolean)
    .join(' ');

/** Where days are stacked, today is scrolled into view once. The focus stays. */
function useTodayInView(isThere: boolean) {
  const item = useRef<HTMLLIElement>(null);
  const isPhone = useIsPhone();
  const isDone = useRef(false);
  useEffect(() => {
    if (!isThere || isDone.current) return;
    isDone.current = true;
    const day = item.current;
    if (isPhone && day && day.getBoundingClientRect().bottom > window.innerHeight)
      day.scrollIntoView({ block: 'start' });
  }, [isThere, isPhone]);
  return item;
}

/** A week from Monday to Sunday: seven columns on a wide screen, stacked on a phone. */
export function TimetableGrid<M extends Meeting>({
  week,
  onWeekChange,
  meetings,
  title,
  details,
  onOpen,
  failure,
}: TimetableGridProps<M>) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const todayItem = useTodayInView(meetings !== undefined);
  const monday = mondayOf(week);
  const thisMonday = mondayOf(today());
  const range = t('timetable.label', {
    from: dateText(monday, language),
    to: dateText(addDays(monday, 6), language),
  });

  return (
    <section className="kit-timetable" aria-label={range} aria-busy={!meetings && !failure}>
      <div className="kit-week-bar">
        <h2 aria-live="polite">{range}</h2>
        <div className="kit-week-buttons">
          <Button
            icon={<Icon name="previous" />}
            aria-label={t('timetable.previous')}
            onClick={() => onWeekChange(addDays(monday, -7))}
          />
          <Button disabled={monday === thisMonday} onClick={() => onWeekChange(thisMonday)}>
            {t('timetable.current')}
          </Button>
          <Button
            icon={<Icon name="next" />}
            aria-label={t('timetable.next')}
            onClick={() => onWeekChange(addDays(monday, 7))}
          />
        </div>
      </div>
      {meetings?.length === 0 && <p className="kit-week-none">{t('timetable.noneInWeek')}</p>}
      {failure || (
        <ol className="kit-week">
          {[0, 1, 2, 3, 4, 5, 6].map((offset) => {
            const date = addDays(monday, offset);
            const ofDay = meetings
              ?.filter((meeting) => meeting.date === date)
              .sort((a, b) => inOrder(a.start_time, b.start_time));
            return (
              <li
                key={date}
                ref={date === today() ? todayItem : null}
                className={date === today() ? 'kit-day kit-day-today' : 'kit-day'}
              >
                <h3>
                  {weekdayText(date, language)}{' '}
                  <span>
                    {dayText(date, language)}
                    {date === today() && <> · {t('timetable.today')}</>}
                  </span>
                </h3>
                {!ofDay && <span className="kit-skeleton kit-skeleton-meeting" />}
                {ofDay?.length === 0 && <p className="kit-day-none">{t('timetable.none')}</p>}
                {ofDay?.map((meeting) => (
                  <button
                    key={`${meeting.class_id} ${meeting.start_time} ${meeting.cancelled} ${!meeting.moved_to}`}
                    type="button"
                    className={classOf(meeting)}
                    style={subjectStyle(meeting.subject)}
                    aria-haspopup="dialog"
                    onClick={() => onOpen(meeting)}
                  >
                    <span className="kit-meeting-time kit-figures">
                      {timeRangeText(meeting.start_time, meeting.end_time, language)}
                    </span>
                    <strong title={title(meeting)}>{title(meeting)}</strong>
                    {details?.(meeting)}
                  </button>
                ))}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
