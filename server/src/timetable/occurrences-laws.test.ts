import { addDays, inOrder, weekdayOf, weekdays } from '@portal/shared-api/calendar';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inTheWay } from './clashes.ts';
import {
  attendedBy,
  occurrencesOf,
  plannedOccurrences,
  rosterOf,
  type ClassCalendar,
  type ClassChange,
  type Occurrence,
  type StudentStays,
} from './occurrences.ts';
import { isScheduledOn, type ScheduledClass } from './schedules.ts';

const FIRST = '2025-12-01';
const DAYS = 70;
const whole = { from: addDays(FIRST, -400), to: addDays(FIRST, 400) };

const day = fc.integer({ min: 0, max: DAYS }).map((days) => addDays(FIRST, days));
const hours = fc
  .tuple(fc.integer({ min: 8, max: 18 }), fc.integer({ min: 1, max: 3 }))
  .map(([start, length]) => ({
    startTime: `${String(start).padStart(2, '0')}:00`,
    endTime: `${String(start + length).padStart(2, '0')}:00`,
  }));
const schedule = fc.record({ day: fc.constantFrom(...weekdays), hours });

const scheduledClass = (id: number) =>
  fc
    .record({
      ends: fc.tuple(day, day),
      now: schedule,
      earlier: fc.uniqueArray(fc.tuple(day, schedule), { maxLength: 3, selector: ([until]) => until }),
      deletedOn: fc.option(day, { freq: 5 }),
    })
    .map(({ ends, now, earlier, deletedOn }): ScheduledClass => {
      const [commenceDate, concludeDate] = ends.toSorted() as [string, string];
      return {
        ...{ id, commenceDate, concludeDate, deletedOn, day: now.day, ...now.hours },
        earlier: earlier
          .toSorted(([a], [b]) => inOrder(a, b))
          .map(([until, before]) => ({ until, day: before.day, ...before.hours })),
      };
    });

const calendar = fc.tuple(scheduledClass(1), scheduledClass(2), scheduledClass(3)).chain((classes) => {
  const classId = fc.constantFrom(1, 2, 3);
  const change = fc
    .record({ classId, originalDate: day, newDate: day, hours })
    .map(({ hours: { startTime, endTime }, ...rest }): ClassChange => ({
      ...rest,
      newStartTime: startTime,
      newEndTime: endTime,
    }));
  return fc.record({
    classes: fc.constant(classes),
    cancellations: fc.array(fc.record({ classId, date: day }), { maxLength: 12 }),
    // One change per occurrence, and one per target day: the table rejects others.
    classChanges: fc
      .uniqueArray(change, { maxLength: 20, selector: (one) => `${one.classId}/${one.originalDate}` })
      .map((all) => [...new Map(all.map((one) => [`${one.classId}/${one.newDate}`, one])).values()]),
  });
});

const nameOf = ({ classId, scheduledDate }: Occurrence) => `${classId}/${scheduledDate}`;
const byName = (occurrences: readonly Occurrence[]) => new Map(occurrences.map((one) => [nameOf(one), one]));

/** The scheduled names, found by looking at each day. */
const namesOf = ({ classes }: ClassCalendar): string[] =>
  classes.flatMap((scheduled) =>
    Array.from({ length: DAYS + 1 }, (_, days) => addDays(FIRST, days))
      .filter((date) => {
        const inForce = scheduled.earlier.find(({ until }) => date < until) ?? scheduled;
        const runs = date >= scheduled.commenceDate && date <= scheduled.concludeDate;
        return runs && inForce.day === weekdayOf(date);
      })
      .map((date) => `${scheduled.id}/${date}`),
  );

test('no occurrence is lost and none comes twice', () => {
  fc.assert(
    fc.property(calendar, (given) => {
      const undeleted = { ...given, classes: given.classes.map((one) => ({ ...one, deletedOn: null })) };
      const names = plannedOccurrences(undeleted, whole).map(nameOf);
      expect(names.toSorted()).toEqual(namesOf(given).toSorted());
    }),
  );
});

test('each stands where its change puts it, at the hours of that day’s schedule without one', () => {
  fc.assert(
    fc.property(calendar, (given) => {
      for (const one of plannedOccurrences(given, whole)) {
        const change = given.classChanges.find(
          ({ classId, originalDate }) => classId === one.classId && originalDate === one.scheduledDate,
        );
        expect(one.date).toBe(change?.newDate ?? one.scheduledDate);
        if (change) expect([one.startTime, one.endTime]).toEqual([change.newStartTime, change.newEndTime]);
        expect(one.cancelled).toBe(
          given.cancellations.some(
            ({ classId, date }) => classId === one.classId && date === one.scheduledDate,
          ),
        );
      }
    }),
  );
});

test('the parts of a range are the whole of it', () => {
  fc.assert(
    fc.property(calendar, day, (given, cut) => {
      const parts = [
        ...plannedOccurrences(given, { from: whole.from, to: addDays(cut, -1) }),
        ...plannedOccurrences(given, { from: cut, to: whole.to }),
      ];
      expect(parts).toEqual(plannedOccurrences(given, whole));
    }),
  );
});

test('a change or cancellation that is removed restores exactly what was', () => {
  fc.assert(
    fc.property(calendar, fc.nat(), (given, pick) => {
      const without = {
        ...given,
        classChanges: given.classChanges.filter((_, at) => at !== pick % given.classChanges.length),
        cancellations: given.cancellations.filter((_, at) => at !== pick % given.cancellations.length),
      };
      const removed = given.classChanges[pick % given.classChanges.length];
      const uncancelled = given.cancellations[pick % given.cancellations.length];
      const touched = [
        removed && `${removed.classId}/${removed.originalDate}`,
        uncancelled && `${uncancelled.classId}/${uncancelled.date}`,
      ];
      const [before, after] = [byName(occurrencesOf(given, whole)), byName(occurrencesOf(without, whole))];
      for (const name of new Set([...before.keys(), ...after.keys()]))
        if (!touched.includes(name)) expect(after.get(name)).toEqual(before.get(name));
      if (removed) {
        const scheduled = given.classes.find(({ id }) => id === removed.classId)!;
        const alone = byName(
          plannedOccurrences({ classes: [scheduled], classChanges: [], cancellations: [] }, whole),
        );
        const name = `${removed.classId}/${removed.originalDate}`;
        expect(byName(plannedOccurrences({ ...without, cancellations: [] }, whole)).get(name)).toEqual(
          alone.get(name),
        );
      }
    }),
  );
});

const stays = fc
  .record({
    memberships: fc.array(
      fc
        .record({ classId: fc.constantFrom(1, 2, 3), from: day, until: fc.option(day) })
        .filter(({ from, until }) => until === null || until >= from),
      { maxLength: 4 },
    ),
    individualChanges: fc.array(
      fc
        .record({
          originalClassId: fc.constantFrom(1, 2, 3),
          originalDate: day,
          newClassId: fc.constantFrom(1, 2, 3),
          newDate: day,
          until: fc.option(day, { freq: 4 }),
        })
        .filter(({ originalClassId, newClassId }) => originalClassId !== newClassId),
      { maxLength: 6 },
    ),
  })
  .map((one): StudentStays => one);

test('rosters and the students’ own days say the same, each student once', () => {
  fc.assert(
    fc.property(calendar, fc.array(stays, { minLength: 1, maxLength: 4 }), (given, all) => {
      const occurrences = occurrencesOf(given, whole);
      const students = new Map(all.map((one, id) => [id, one]));
      const rostered = occurrences.flatMap((occurrence) =>
        rosterOf(
          occurrence,
          given.classes.find(({ id }) => id === occurrence.classId)!,
          students,
        ).map(({ studentId, replace }) => `${studentId}: ${nameOf(occurrence)} ${replace}`),
      );
      const attended = [...students].flatMap(([id, one]) =>
        attendedBy(one, occurrences, given.classes).map(
          (occurrence) => `${id}: ${nameOf(occurrence)} ${occurrence.change === 'individual'}`,
        ),
      );
      expect(rostered.toSorted()).toEqual(attended.toSorted());
      expect(new Set(rostered).size).toBe(rostered.length);
    }),
  );
});

test('two occurrences are in each other’s way or neither is; none is in its own', () => {
  fc.assert(
    fc.property(calendar, (given) => {
      const occurrences = occurrencesOf(given, whole);
      for (const one of occurrences) {
        const others = inTheWay(one, occurrences);
        expect(others).not.toContain(one);
        for (const other of others) expect(inTheWay(other, occurrences)).toContainEqual(one);
      }
    }),
  );
});

test('a date is on the schedule when an occurrence has its name', () => {
  fc.assert(
    fc.property(calendar, day, ({ classes }, date) => {
      const planned = plannedOccurrences({ classes, cancellations: [], classChanges: [] }, whole);
      for (const scheduled of classes) {
        if (scheduled.deletedOn !== null && date >= scheduled.deletedOn) continue;
        expect(planned.some((one) => one.classId === scheduled.id && one.date === date)).toBe(
          isScheduledOn(scheduled, date),
        );
      }
    }),
  );
});
