import { weekdayNames, weekdayOf } from '@portal/shared-api/calendar';
import type { Language } from '@portal/shared-api/languages';
import type { Queryable } from '../database/connect.ts';
import { classTimeChanges } from '../database/schema/time-changes.ts';
import { violated } from '../database/violations.ts';
import { dateText } from '../receipts/receipt-texts.ts';
import { fail } from '../http/errors.ts';
import type { Slot } from '../timetable/clashes.ts';
import { clashTexts } from '../timetable/clash-texts.ts';
import { clashesOfClass } from '../timetable/find-clashes.ts';
import { findOccurrence, readRosters } from '../timetable/read-occurrences.ts';
import { isScheduledOn, scheduleOn } from '../timetable/schedules.ts';
import { lockDay } from '../timetable/locks.ts';
import { isSheetTaken } from '../timetable/sheets.ts';
import { refuseDoubtfulDay } from './doubtful-day.ts';

export interface ClassMove {
  originalDate: string;
  newDate: string;
  newStartTime: string;
  newEndTime: string;
}

interface Mover {
  accountId: number;
  language: Language;
  /** A clash is refused for a teacher; an admin is told and may continue (decision 29). */
  mayClash: boolean;
  despiteClashes: boolean;
  despiteDoubts: boolean;
}

/**
 * Moves one occurrence of a class for everybody (decision 29). The caller has locked the class and checked access.
 * Either the change is written or the clashes are returned.
 */
export async function moveClass(transaction: Queryable, classId: number, move: ClassMove, mover: Mover) {
  await lockDay(transaction, move.newDate);
  const { originalDate, newDate, newStartTime, newEndTime } = move;
  const { itsClass, occurrence } = await findOccurrence(transaction, classId, originalDate);
  if (!itsClass) fail('not_found');
  if (occurrence?.change === 'class') fail('validation', { fields: { originalDate: 'class_moved_already' } });
  if (!occurrence) {
    const { day } = scheduleOn(itsClass, originalDate);
    const otherDay = {
      code: 'original_date_day',
      params: { day: weekdayNames[day][mover.language] },
    } as const;
    fail('validation', {
      fields: { originalDate: weekdayOf(originalDate) === day ? 'class_not_on_date' : otherDay },
    });
  }
  if (occurrence.cancelled) fail('validation', { fields: { originalDate: 'class_cancelled_already' } });
  if (await isSheetTaken(transaction, classId, occurrence.date))
    fail('validation', { fields: { originalDate: 'attendance_taken_on_date' } });
  const isSame =
    [newDate, newStartTime, newEndTime].join() ===
    [occurrence.date, occurrence.startTime, occurrence.endTime].join();
  if (isSame) fail('validation', { fields: { newDate: 'time_change_changes_nothing' } });
  if (newDate !== originalDate && isScheduledOn(itsClass, newDate))
    fail('validation', { fields: { newDate: 'class_meets_that_day' } });

  const slot: Slot = {
    ...{ classId, scheduledDate: originalDate, date: newDate },
    ...{ startTime: newStartTime, endTime: newEndTime },
  };
  const { rosters } = await readRosters(transaction, classId, { from: originalDate, to: originalDate });
  if (!rosters.some(({ students }) => students.length)) fail('time_change_no_students');
  if (!mover.despiteDoubts)
    refuseDoubtfulDay({ from: originalDate, to: newDate, run: itsClass }, mover.language);
  if (!(mover.mayClash && mover.despiteClashes)) {
    const clashes = await clashesOfClass(transaction, slot);
    const params = { clashes: clashTexts(clashes, mover.language), date: dateText(newDate, mover.language) };
    if (clashes.length) fail(mover.mayClash ? 'clashes' : 'clashes_refused', { params });
  }
  try {
    await transaction.insert(classTimeChanges).values({ classId, ...move, createdBy: mover.accountId });
  } catch (error) {
    const rule = violated(error);
    if (rule === 'class_time_changes_one')
      fail('validation', { fields: { originalDate: 'class_moved_already' } });
    if (rule === 'class_time_changes_one_target')
      fail('validation', { fields: { newDate: 'class_meets_that_day' } });
    throw error;
  }
}
