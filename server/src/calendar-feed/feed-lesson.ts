import type { Occurrence } from '../timetable/occurrences.ts';
import type { TimetableClass } from '../timetable/queries.ts';

export interface Revision {
  /** Increases with every change to the lesson or its class, including undone ones. */
  sequence: number;
  /** Time of the last change. */
  at: Date;
}

/** One lesson as somebody attends it, including cancelled ones. */
export interface FeedLesson {
  occurrence: Occurrence;
  itsClass: TimetableClass;
  /** The student who attends; null in a teacher's feed. */
  student: { id: number; name: string } | null;
  /** Individual changes that moved the student here or away, including undone ones. */
  changes: readonly Revision[];
}
