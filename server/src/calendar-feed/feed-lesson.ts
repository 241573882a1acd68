import type { Occurrence } from '../timetable/occurrences.ts';
import type { TimetableClass } from '../timetable/queries.ts';

export interface Revision {
  /** Grows with everything that happened to the lesson or its class, taking back included. */
  sequence: number;
  /** When the last of it happened. */
  at: Date;
}

/** One lesson as somebody attends it, the cancelled ones too. */
export interface FeedLesson {
  occurrence: Occurrence;
  itsClass: TimetableClass;
  /** Who attends it; null where a teacher teaches it. */
  student: { id: number; name: string } | null;
  /** Individual changes that led the student to it or away, those that were taken back too. */
  changes: readonly Revision[];
}
