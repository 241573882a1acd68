import { renderArea } from '@portal/shared-ui/testing/render-area';
import ch from '../../texts/ch.ts';
import en from '../../texts/en.ts';
import TimetablePage from '../timetable-page.tsx';

/** A lesson on the Tuesday of the week shown. */
export const physics = {
  ...{ class_id: 7, subject: { id: 1, name: 'Physics' }, education_level: 'form_4' },
  ...{ branch: { id: 1, branch_name: 'Georgetown' }, teachers: [], is_online: 0, is_hybrid: 0 },
  ...{ date: '2025-01-14', day: 'Tuesday', start_time: '12:00', end_time: '13:30' },
  ...{ change: 'none', original_date: null, cancelled: false, moved_to: null },
};

/** Opens the teacher's week of 13 January 2025 against a server with these answers. */
export const openTimetable = (
  answers: Parameters<typeof renderArea>[1]['answers'],
  language: 'en' | 'ch' = 'en',
) =>
  renderArea(<TimetablePage />, {
    area: 'teacher-app',
    texts: { en, ch },
    language,
    address: '/teacher/timetable?week=2025-01-15',
    answers,
  });
