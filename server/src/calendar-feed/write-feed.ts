import { educationLevelNames } from '@portal/shared-api/education-levels';
import { listText, type Language, type Text } from '@portal/shared-api/languages';
import { fillText } from '@portal/shared-api/messages';
import ical, { ICalEventStatus } from 'ical-generator';
import type { FeedLesson, Revision } from './feed-lesson.ts';
import type { Feed } from './read-feed.ts';

/** Kuala Lumpur has no summer time and has been eight hours ahead since 1982. */
const instantOf = (date: string, time: string): Date => new Date(`${date}T${time}:00+08:00`);

const texts = {
  calendar: { en: 'Timetable', ch: '课程表' },
  named: { en: '{{name}}: {{subject}}', ch: '{{name}}：{{subject}}' },
  online: { en: 'Online', ch: '线上' },
  taught: { en: '{{level}}, {{teachers}}', ch: '{{level}}，{{teachers}}' },
} satisfies Record<string, Text>;

/** The stable ID of a lesson, wherever it is moved. */
const uidOf = ({ itsClass, occurrence, student }: FeedLesson): string =>
  `${[student?.id ?? 'class', itsClass.id, occurrence.scheduledDate].join('-')}@portal`;

/**
 * The iCalendar text of a feed. Times are in UTC, which calendars convert to the reader's zone. The same lessons give
 * the same text.
 */
export function writeFeed(feed: Feed, revisionOf: (lesson: FeedLesson) => Revision, language: Language) {
  const calendar = ical({
    name: texts.calendar[language],
    prodId: { company: 'portal', product: 'timetable' },
  });
  calendar.ttl(60 * 60);
  for (const lesson of feed.lessons) {
    const { occurrence, itsClass, student } = lesson;
    const { sequence, at } = revisionOf(lesson);
    const subject = itsClass.subject.name;
    calendar.createEvent({
      id: uidOf(lesson),
      sequence,
      stamp: at,
      lastModified: at,
      start: instantOf(occurrence.date, occurrence.startTime),
      end: instantOf(occurrence.date, occurrence.endTime),
      summary:
        feed.namesStudents && student
          ? fillText(texts.named[language], { name: student.name, subject })
          : subject,
      location: itsClass.mode === 'online' ? texts.online[language] : itsClass.branch.branch_name,
      description: fillText(texts.taught[language], {
        level: educationLevelNames[itsClass.educationLevel][language],
        teachers: listText(
          itsClass.teachers.map(({ name }) => name),
          language,
        ),
      }),
      status: occurrence.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  // Every line ends with a line break, including the last.
  return `${calendar.toString()}\r\n`;
}
