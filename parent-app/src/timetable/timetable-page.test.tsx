import { afterEach, expect, test } from '@jest/globals';
import { renderArea } from '@portal/shared-ui/testing/render-area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ch from '../texts/ch.ts';
import en from '../texts/en.ts';
import TimetablePage from './timetable-page.tsx';

afterEach(cleanup);

const child = (student_id: string, name: string) => ({
  ...{ student_id, name, education_level: 'standard_3', school: 'SK Convent' },
});
const english = {
  ...{ class_id: 7, subject: { id: 1, name: 'English' }, education_level: 'standard_3' },
  ...{ branch: { id: 1, branch_name: 'Georgetown' }, teachers: [{ id: 1, name: 'Cikgu Wong' }] },
  ...{ is_online: 0, is_hybrid: 0, date: '2025-01-14', day: 'Tuesday', start_time: '12:00' },
  ...{ end_time: '13:30', change: 'none', original_date: null, cancelled: false, moved_to: null },
};

function open(children: ReturnType<typeof child>[], language: 'en' | 'ch' = 'en') {
  let made: string | null = null;
  const { calls } = renderArea(<TimetablePage />, {
    area: 'parent-app',
    texts: { en, ch },
    language,
    address: '/parent/timetable?week=2025-01-15',
    answers: {
      'parents.students': () => ({ data: children, parent_id: 1 }),
      'timetable.parent': () => ({ week_start: '2025-01-13', data: [english] }),
      'attendance.parentList': () => ({
        data: [
          {
            class_id: 7,
            subject: { id: 1, name: 'English' },
            attendance_date: '2025-01-07',
            attended: false,
          },
        ],
        last_page: 1,
      }),
      'calendar-feed.state': () => ({ created_at: made }),
      'calendar-feed.create': () => {
        made = '2025-01-15T02:00:00Z';
        return { path: '/api/calendar-feed/secret.ics' };
      },
    },
  });
  return (name: string) => calls.filter((one) => one.name === name);
}

test('shows the week of the chosen child, with its teacher, and whether the child was there', async () => {
  const callsOf = open([child('SS1001', 'Aina'), child('SS1002', 'Ben')]);
  await screen.findByText('Cikgu Wong');
  expect(callsOf('timetable.parent')[0]!.query).toEqual({ week: '2025-01-13', student_id: 'SS1001' });
  await userEvent.click(screen.getByRole('tab', { name: 'Ben' }));
  await waitFor(() =>
    expect(callsOf('timetable.parent').at(-1)!.query).toMatchObject({ student_id: 'SS1002' }),
  );
  await userEvent.click(screen.getAllByRole('tab', { name: en.timetable.attendance }).at(-1)!);
  await screen.findByText(en.timetable.absent);
  expect(callsOf('attendance.parentList').at(-1)!.query).toMatchObject({ student_id: 'SS1002' });
});

test('says so where no child is linked', async () => {
  open([], 'ch');
  await screen.findByText(ch.timetable.noChild);
});

test('makes a calendar address, which is shown once', async () => {
  const callsOf = open([child('SS1001', 'Aina')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Calendar address' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Make an address' }));
  await within(dialog).findByText(/\/api\/calendar-feed\/secret\.ics/);
  within(dialog).getByText('Copy the address now: it is shown only this once.');
  expect(callsOf('calendar-feed.create')).toHaveLength(1);
});
