import type { AttendanceDate } from '@portal/shared-api/attendance';
import { useApiQuery } from '@portal/shared-api/react';
import { useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { Chip } from '../display/chip.tsx';
import { dateText, timeRangeText, weekdayText } from '../display/dates.tsx';
import { Empty } from '../layout/empty.tsx';
import { Loaded } from '../layout/loaded.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import type { AttendanceCalls } from './attendance-calls.ts';
import { AttendanceSheet } from './attendance-sheet.tsx';

interface AttendanceDialogProps {
  classId: number;
  /** What the class is called. */
  name: string;
  calls: AttendanceCalls;
  /** The initial date, if any. */
  date?: string;
  onClose: () => void;
}

/** The attendance of a class: its dates, and the sheet of the chosen one. */
export function AttendanceDialog({ classId, name, calls, date, onClose }: AttendanceDialogProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const [chosen, setChosen] = useState(date ?? null);
  const dates = useApiQuery(calls.dates, { params: { id: classId } }, { anew: true });

  if (chosen !== null)
    return (
      <AttendanceSheet
        classId={classId}
        name={name}
        date={chosen}
        calls={calls}
        onBack={() => setChosen(null)}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={t('attendance.title', { name })} onClose={onClose}>
      <Loaded query={dates}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty text={t('attendance.noDate')} />
          ) : (
            <ul className="kit-attendance-dates">
              {data.map((one) => (
                <li key={one.attendance_date}>
                  <DateButton of={one} onOpen={setChosen}>
                    {t('attendance.day', {
                      weekday: weekdayText(one.attendance_date, language),
                      date: dateText(one.attendance_date, language),
                    })}
                  </DateButton>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface DateButtonProps {
  of: AttendanceDate;
  onOpen: (date: string) => void;
  children: string;
}

function DateButton({ of, onOpen, children }: DateButtonProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  return (
    <button type="button" className="kit-attendance-date" onClick={() => onOpen(of.attendance_date)}>
      <span>
        <strong>{children}</strong>
        <span className="kit-caption">{timeRangeText(of.start_time, of.end_time, language)}</span>
      </span>
      {of.taken ? (
        <Chip tone="green" icon="approve">
          {t('attendance.taken')}
        </Chip>
      ) : (
        <Chip tone="slate">{t('attendance.open')}</Chip>
      )}
    </button>
  );
}
