import { afterEach, expect, jest, test } from '@jest/globals';
import { PortalProvider, type Portal } from '@portal/portal-kit/area';
import { ApiError, type ApiClient } from '@portal/shared-api/client';
import type { Language } from '@portal/shared-api/languages';
import { renderArea } from '@portal/shared-ui/testing/render-area';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ch from '../texts/ch.ts';
import en from '../texts/en.ts';
import InitializationPage from './initialization-page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
// Whole journeys through a form are slow on a busy machine.
const known = {
  student_id: 'SS7',
  name: 'Tan Mei Ling',
  ic: null,
  address: null,
  guardianName: 'Tan Ah Kow',
  guardianPhone: '+60123456789',
};

function open(
  complete: () => unknown = () => ({ message: 'Done' }),
  language: Language = 'en',
  form: () => unknown = () => known,
  check: () => unknown = () => ({ accepted: true }),
) {
  const steps: string[] = [];
  const portalOf = (api: ApiClient): Portal => ({
    session: { role: 'student', name: 'Tan Mei Ling', adminLevel: null },
    api,
    language,
    flags: { enrollmentOpen: false },
    navigate: (path, options) => void steps.push(`${options?.replace ? 'replace' : 'push'} ${path}`),
    notify: (_, text) => void steps.push(text),
    confirm: async () => true,
    refreshSession: async () => void steps.push('session refreshed'),
    signal: new AbortController().signal,
    report: () => undefined,
  });
  const { calls } = renderArea(<InitializationPage />, {
    area: 'student-app',
    texts: { en, ch },
    language,
    answers: {
      'initialization.form': form,
      'initialization.checkPassword': check,
      'initialization.complete': complete,
    },
    frame: (page, api) => <PortalProvider portal={portalOf(api)}>{page}</PortalProvider>,
  });
  return {
    steps,
    sent: () => calls.filter(({ name }) => name === 'initialization.complete').map(({ body }) => body),
  };
}

const person = userEvent.setup({ delay: null });
/** Appends text to a field. */
async function write(field: HTMLElement, text: string) {
  await person.click(field);
  await person.paste(text);
  // The form reports changes with a delay.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}
const button = (name: string) => screen.queryByRole('button', { name });
const click = async (name: string) => person.click(await screen.findByRole('button', { name }));

/** Continues and waits for the next step. */
async function goTo(step: 'details' | 'confirmation') {
  await click('Next');
  await screen.findByText(en.initialization.intros[step]);
}

async function choosePassword(password = 'my own password') {
  await write(await screen.findByLabelText('New Password'), password);
  await write(screen.getByLabelText('Confirm Password'), password);
}
async function fillIn() {
  await write(await screen.findByLabelText('IC'), '140131-07-5566');
  await write(screen.getByLabelText('Address'), '12, Jalan Burma');
}

test('leads through three steps and on to the timetable', async () => {
  const { steps, sent } = open();
  await choosePassword();
  await click('Next');
  await waitFor(() =>
    expect(screen.getByText(en.initialization.intros.details)).toBe(document.activeElement),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Guardian Name').value).toBe('Tan Ah Kow');
  await fillIn();
  await goTo('confirmation');
  screen.getByText('140131-07-5566');
  expect(document.body.textContent).not.toContain('my own password');
  expect(sent()).toEqual([]);
  await click('Confirm and finish');
  await waitFor(() =>
    expect(steps).toEqual([en.initialization.done, 'session refreshed', 'replace /student/timetable']),
  );
  expect(sent()).toEqual([
    {
      newPassword: 'my own password',
      ic: '140131-07-5566',
      address: '12, Jalan Burma',
      guardianName: 'Tan Ah Kow',
      guardianPhone: '+60123456789',
    },
  ]);
});

test('Next is hidden until the fields are valid, and Back loses nothing', async () => {
  open();
  const first = await screen.findByLabelText('New Password');
  await write(first, 'short');
  await write(screen.getByLabelText('Confirm Password'), 'short');
  expect(button('Next')).toBeNull();
  await write(first, ' but longer');
  expect(button('Next')).toBeNull();
  await write(screen.getByLabelText('Confirm Password'), ' but longer');
  await person.keyboard('{Enter}');
  await screen.findByText(en.initialization.intros.details);
  expect(button('Next')).toBeNull();
  await fillIn();
  expect(button('Next')).not.toBeNull();
  await person.clear(screen.getByLabelText('Guardian Name'));
  await waitFor(() => expect(button('Next')).toBeNull());
  await click('Back');
  await screen.findByText(en.initialization.intros.password);
  expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('short but longer');
  await goTo('details');
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('12, Jalan Burma');
});

test('a password that the server refuses leads no further than its step', async () => {
  const check = jest.fn<() => unknown>(() => {
    throw new ApiError(400, {
      code: 'validation',
      message: 'Please make sure all the data are correct.',
      errors: { newPassword: ['Too many people use this password'] },
    });
  });
  open(undefined, 'en', undefined, check);
  await choosePassword('password');
  await click('Next');
  await screen.findByText('Too many people use this password');
  expect(screen.queryByLabelText('IC')).toBeNull();
  check.mockReturnValue({ accepted: true });
  await write(screen.getByLabelText('New Password'), '!');
  await write(screen.getByLabelText('Confirm Password'), '!');
  await goTo('details');
});

test('a refused password is shown on its step with everything else kept', async () => {
  let refusals = 1;
  const { steps } = open(() => {
    if (refusals-- > 0)
      throw new ApiError(400, {
        code: 'validation',
        message: 'Please make sure all the data are correct.',
        errors: { newPassword: ['Please choose a password of your own'] },
      });
    return { message: 'Done' };
  });
  await choosePassword();
  await goTo('details');
  await fillIn();
  await goTo('confirmation');
  await click('Confirm and finish');
  await screen.findByText('Please choose a password of your own');
  expect(screen.queryByText('Please make sure all the data are correct.')).toBeNull();
  expect(screen.getByLabelText('New Password').closest('[hidden]')).toBeNull();
  await write(screen.getByLabelText('New Password'), '!');
  await write(screen.getByLabelText('Confirm Password'), '!');
  await goTo('details');
  await goTo('confirmation');
  await click('Confirm and finish');
  await waitFor(() => expect(steps).toContain('replace /student/timetable'));
});

test('a setup that was done already leads on: an earlier answer was lost, or another tab did it', async () => {
  const done = () => {
    throw new ApiError(400, { code: 'already_initialized', message: 'Your account is set up already.' });
  };
  const { steps } = open(undefined, 'en', done);
  await waitFor(() => expect(steps).toEqual(['session refreshed', 'replace /student/timetable']));
  cleanup();

  const second = open(done);
  await choosePassword();
  await goTo('details');
  await fillIn();
  await goTo('confirmation');
  await click('Confirm and finish');
  await waitFor(() => expect(second.steps).toContain('replace /student/timetable'));
});

test('says what went wrong when the form does not come, and tries again', async () => {
  const form = jest.fn<() => unknown>(() => {
    throw new ApiError(503, { code: 'unavailable', message: 'The portal is starting.' });
  });
  open(undefined, 'en', form);
  await screen.findByText('The portal is starting.');
  form.mockReturnValue(known);
  await click('Try again');
  await screen.findByLabelText('New Password');
});

test('speaks Chinese', async () => {
  open(undefined, 'ch');
  await screen.findByText(ch.initialization.intros.password);
  screen.getByRole('heading', { name: '开始使用吧！' });
});

/** What the shown entry of the history says. */
const entry = () => (window.history.state as { usr?: unknown } | null)?.usr ?? null;
const valueOf = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value;

test('the browser’s Back and Forward move between the steps and lose nothing', async () => {
  open();
  await choosePassword();
  await goTo('details');
  await fillIn();
  act(() => window.history.back());
  await screen.findByText(en.initialization.intros.password);
  expect(await valueOf('New Password')).toBe('my own password');
  act(() => window.history.forward());
  await screen.findByText(en.initialization.intros.details);
  expect(await valueOf('Address')).toBe('12, Jalan Burma');
  await goTo('confirmation');
  await click('Back');
  await screen.findByText(en.initialization.intros.details);
  act(() => window.history.forward());
  await screen.findByText(en.initialization.intros.confirmation);
});

test('Forward does not pass a password that was changed and not checked', async () => {
  const check = jest.fn<() => unknown>(() => ({ accepted: true }));
  open(undefined, 'en', undefined, check);
  await choosePassword();
  await goTo('details');
  act(() => window.history.back());
  await screen.findByText(en.initialization.intros.password);
  await write(screen.getByLabelText('New Password'), '!');
  await write(screen.getByLabelText('Confirm Password'), '!');
  act(() => window.history.forward());
  await waitFor(() => expect(entry()).toEqual({ step: 'details' }));
  screen.getByText(en.initialization.intros.password);
  await goTo('details');
  expect(check).toHaveBeenCalledTimes(2);
});

test('a reload keeps what was typed for this student, never the password, until the setup is complete', async () => {
  open();
  await choosePassword();
  await goTo('details');
  await fillIn();
  await click('Back');
  await screen.findByText(en.initialization.intros.password);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('my own password');

  cleanup();
  open(undefined, 'en', () => ({ ...known, student_id: 'SS8' }));
  await choosePassword();
  await goTo('details');
  expect(await valueOf('Address')).toBe('');

  cleanup();
  const { steps, sent } = open(undefined, 'en', () => ({ ...known, guardianName: 'Tan Ah Hock' }));
  await screen.findByText(en.initialization.kept);
  expect(await valueOf('New Password')).toBe('');
  await choosePassword();
  await goTo('details');
  expect(await valueOf('IC')).toBe('140131-07-5566');
  // nobody typed it, so it is what the centre knows now
  expect(await valueOf('Guardian Name')).toBe('Tan Ah Hock');
  await goTo('confirmation');
  await click('Confirm and finish');
  await waitFor(() => expect(steps).toContain('replace /student/timetable'));
  expect(sent()).toMatchObject([{ address: '12, Jalan Burma', newPassword: 'my own password' }]);
  expect({ ...sessionStorage }).toEqual({});
});

test('the steps are not behind the page that follows the setup', async () => {
  const { steps } = open();
  await choosePassword();
  await goTo('details');
  await fillIn();
  await goTo('confirmation');
  expect(entry()).toEqual({ step: 'confirmation' });
  await click('Confirm and finish');
  await waitFor(() => expect(steps).toContain('replace /student/timetable'));
  expect(entry()).toBeNull();
});
