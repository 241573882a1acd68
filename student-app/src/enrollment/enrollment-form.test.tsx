import { afterEach, expect, test } from '@jest/globals';
import { PortalProvider, type Portal } from '@portal/portal-kit/area';
import type { RegisterableClass } from '@portal/shared-api/enrollment-requests';
import { Link } from '@portal/shared-ui/router';
import { renderArea } from '@portal/shared-ui/testing/render-area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ch from '../texts/ch.ts';
import en from '../texts/en.ts';
import { EnrollmentForm } from './enrollment-form.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const maths: RegisterableClass = {
  ...{ id: 1, subject: { id: 1, name: 'Maths', is_elective: 1 }, education_level: 'form_4', teachers: [] },
  ...{ branch: { id: 1, branch_name: 'Georgetown' }, class_day: 'Monday', is_online: 0, is_hybrid: 0 },
  ...{ start_time: '09:00', end_time: '10:00', commence_date: '2026-01-05', conclude_date: '2026-11-30' },
  ...{ subject_id: 1, branch_id: 1, teacher_ids: [] },
  ...{ coming: [], is_attended: false, overlaps: [] },
};

interface Server {
  studentId?: string;
  offered?: RegisterableClass[];
  branches?: { id: number; branch_name: string }[];
}

/** The form, and a link to another page beside it. */
function open({
  studentId = 'SS7',
  offered = [maths],
  branches = [{ id: 1, branch_name: 'Georgetown' }],
}: Server = {}) {
  const portal = { notify: () => undefined, refreshSession: async () => undefined } as unknown as Portal;
  return renderArea(
    <>
      <EnrollmentForm studentId={studentId} level="form_4" />
      <Link to="/student/timetable">Away</Link>
    </>,
    {
      ...{ area: 'student-app', texts: { en, ch }, address: '/student/enrollment' },
      answers: {
        'enrollment.branches': () => ({ data: branches }),
        'enrollment.registerableClasses': () => ({ data: offered }),
        'enrollment.subjects': () => ({ data: [] }),
        'enrollment.submit': () => ({ message: 'Sent' }),
      },
      frame: (page) => <PortalProvider portal={portal}>{page}</PortalProvider>,
    },
  );
}

/** The form with a branch chosen. */
async function show() {
  const rendered = open();
  await userEvent.click(await screen.findByLabelText('Branch'));
  await userEvent.click(await screen.findByTitle('Georgetown'));
  return rendered;
}

/** As a reload does. */
function reload(server?: Server) {
  cleanup();
  return open(server);
}

async function choose() {
  await userEvent.click(screen.getByRole('button', { name: 'Select class to enroll' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: /^Select: Maths/ }));
  await userEvent.click(dialog.getAllByRole('button', { name: /^(Close|Done)$/ }).at(-1)!);
}

const leave = () => userEvent.click(screen.getByText('Away'));
const asksOnClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('with nothing chosen the page is left at once', async () => {
  await show();
  expect(asksOnClosing()).toBe(false);
  await leave();
  await waitFor(() => expect(window.location.pathname).toBe('/student/timetable'));
});

test('what was chosen is left without a question and is there again after a reload', async () => {
  await show();
  await userEvent.click(screen.getByText('Daycare'));
  await choose();
  await screen.findByRole('button', { name: 'Enroll' });
  expect(asksOnClosing()).toBe(false);
  await leave();
  await waitFor(() => expect(window.location.pathname).toBe('/student/timetable'));
  expect(screen.queryByText('Discard your changes?')).toBeNull();

  const { calls } = reload();
  screen.getByText('What you chose before was kept.');
  screen.getByRole('heading', { name: 'Monday' });
  expect(screen.queryByText('1')).toBeNull();
  await screen.findByTitle('Georgetown');
  await userEvent.click(await screen.findByRole('button', { name: 'Enroll' }));
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'enrollment.submit').map(({ body }) => body)).toEqual([
      { education_level: 'form_4', branch_id: 1, enrollment_type: 'daycare', class_ids: [1] },
    ]),
  );
});

test('a class that is gone meanwhile says so and is not sent', async () => {
  await show();
  await choose();
  const { calls } = reload({ offered: [{ ...maths, id: 2 }] });
  const line = within(await screen.findByRole('listitem'));
  await line.findByText('No longer offered');
  expect(line.getByText('Maths')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enroll' })).toBeNull();
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Enroll' }));
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === 'enrollment.submit')?.body).toMatchObject({
      class_ids: [2],
    }),
  );
});

test('a branch that is gone meanwhile says so, and so do its classes', async () => {
  await show();
  await choose();
  const { calls } = reload({ branches: [{ id: 2, branch_name: 'Bukit Mertajam' }] });
  await screen.findByTitle('No longer offered');
  await within(screen.getByRole('listitem')).findByText('No longer offered');
  expect(screen.queryByRole('button', { name: 'Enroll' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Select class to enroll' }).disabled).toBe(
    true,
  );
  expect(calls.filter(({ name }) => name === 'enrollment.submit')).toEqual([]);
});

test('another student in the same tab sees nothing of it', async () => {
  await show();
  await choose();
  reload({ studentId: 'SS8' });
  expect(screen.queryByText('What you chose before was kept.')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Monday' })).toBeNull();
});

test('what was sent is no longer kept, and what is chosen after it is', async () => {
  await show();
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Enroll' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Enroll' })).toBeNull());
  expect({ ...sessionStorage }).toEqual({});
  await choose();
  expect(Object.keys(sessionStorage)).toEqual(['draft.enrollment.SS7']);
});

test('of a draft that somebody tampered with only what fits is taken', async () => {
  const values = { education_level: 'form_9', branch_id: '1', enrollment_type: 'daycare', role: 'admin' };
  sessionStorage.setItem('draft.enrollment.SS7', JSON.stringify({ values, classes: [{ id: 1 }] }));
  open();
  await screen.findByText('Please choose the education level and the branch first.');
  screen.getByTitle('Form 4');
  expect(screen.queryByRole('listitem')).toBeNull();
});
