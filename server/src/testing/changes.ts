import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import type { Database } from '../database/connect.ts';
import { classes } from '../database/schema/classes.ts';
import { classTimeChanges, studentTimeChanges } from '../database/schema/time-changes.ts';
import type { Person } from './people.ts';

interface Changed {
  branchId: number;
  subjectId: number;
  /** Of Mondays. */
  classId: number;
  student: Person;
  teacher: Person;
}

/** A moved lesson, another class of its subject, and a student who visits that once. */
export async function addChanges(database: Database, of: Changed) {
  const { branchId, subjectId, classId, student, teacher } = of;
  const day = today();
  const [moved, replaced] = [addDays(mondayOf(day), 21), addDays(mondayOf(day), 28)];
  const hours = { newStartTime: '15:00', newEndTime: '16:00' };
  const createdBy = teacher.accountId;
  const [timeChange] = await database
    .insert(classTimeChanges)
    .values({ classId, originalDate: moved, newDate: addDays(moved, 1), ...hours, createdBy })
    .returning({ id: classTimeChanges.id });
  const [other] = await database
    .insert(classes)
    .values({
      ...{ branchId, subjectId, classDay: 'Friday', startTime: '15:00', endTime: '16:00' },
      ...{ commenceDate: addDays(day, -60), concludeDate: addDays(day, 60) },
    })
    .returning({ id: classes.id });
  const otherClassId = other!.id;
  const [visit] = await database
    .insert(studentTimeChanges)
    .values({
      ...{ studentId: student.id, originalClassId: classId, originalDate: replaced },
      ...{ newClassId: otherClassId, newDate: addDays(replaced, 4), createdBy },
    })
    .returning({ id: studentTimeChanges.id });
  return { otherClassId, timeChangeId: timeChange!.id, visitId: visit!.id };
}
