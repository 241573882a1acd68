import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { AttendanceReportDialog } from './attendance-report-dialog.tsx';

afterEach(cleanup);

test('a deleted class with attendance is offered as deleted', async () => {
  const running = {
    ...{ id: 1, subject: { id: 1, name: 'Physics' }, teachers: [], deleted_at: null as string | null },
    ...{ class_day: 'Monday', start_time: '15:00', end_time: '16:30', coming: [] },
  };
  const deleted = { ...running, id: 2, class_day: 'Friday', deleted_at: '2026-05-01T02:00:00Z' };
  const { callsOf } = renderPage(<AttendanceReportDialog onClose={() => undefined} />, {
    answers: {
      'teachers.list': () => ({ data: [], last_page: 1 }),
      'classes.list': () => ({ data: [running, deleted], last_page: 1 }),
    },
  });
  fireEvent.mouseDown(await screen.findByLabelText('Class'));
  await screen.findByTitle('Physics · Monday · 3:00 PM - 4:30 PM');
  await screen.findByTitle('Physics · Friday · 3:00 PM - 4:30 PM · Deleted');
  expect(callsOf('classes.list')).toMatchObject([{ query: { unpaginated: 1, attended: 1 } }]);
});
