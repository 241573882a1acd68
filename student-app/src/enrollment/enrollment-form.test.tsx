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

afterEach(cleanup);

const maths: RegisterableClass = {
  ...{ id: 1, subject: { id: 1, name: 'Maths', is_elective: 1 }, education_level: 'form_4', teachers: [] },
  ...{ branch: { id: 1, branch_name: 'Georgetown' }, class_day: 'Monday', is_online: 0, is_hybrid: 0 },
  ...{ start_time: '09:00', end_time: '10:00', commence_date: '2026-01-05', conclude_date: '2026-11-30' },
  ...{ subject_id: 1, branch_id: 1, teacher_ids: [] },
  ...{ coming: [], is_attended: false, overlaps: [] },
};

/** The form with a branch chosen, and a link to another page beside it. */
async function show() {
  const portal = { notify: () => undefined, refreshSession: async () => undefined } as unknown as Portal;
  renderArea(
    <>
      <EnrollmentForm level="form_4" />
      <Link to="/student/timetable">Away</Link>
    </>,
    {
      ...{ area: 'student-app', texts: { en, ch }, address: '/student/enrollment' },
      answers: {
        'enrollment.branches': () => ({ data: [{ id: 1, branch_name: 'Georgetown' }] }),
        'enrollment.registerableClasses': () => ({ data: [maths] }),
        'enrollment.submit': () => ({ message: 'Sent' }),
      },
      frame: (page) => <PortalProvider portal={portal}>{page}</PortalProvider>,
    },
  );
  await userEvent.click(await screen.findByLabelText('Branch'));
  await userEvent.click(await screen.findByTitle('Georgetown'));
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

test('chosen classes are not lost without a question, and stay when the answer is no', async () => {
  await show();
  await choose();
  await screen.findByRole('button', { name: 'Enroll' });
  expect(asksOnClosing()).toBe(true);
  await leave();
  await screen.findAllByText('Discard your changes?');
  expect(window.location.pathname).toBe('/student/enrollment');
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(window.location.pathname).toBe('/student/enrollment');
  screen.getByRole('button', { name: 'Enroll' });
  await leave();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Discard changes' })).at(-1)!);
  await waitFor(() => expect(window.location.pathname).toBe('/student/timetable'));
});

test('what was sent is left at once', async () => {
  await show();
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Enroll' }));
  await waitFor(() => expect(asksOnClosing()).toBe(false));
  await leave();
  await waitFor(() => expect(window.location.pathname).toBe('/student/timetable'));
});
