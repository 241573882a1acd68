import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError, type ApiClient } from '@portal/shared-api/client';
import { ApiProvider } from '@portal/shared-api/react';
import { KitProvider } from '@portal/shared-ui/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTestTexts } from '../testing/texts.ts';
import { LinkRequest } from './link-request.tsx';

const call = jest.fn<(definition: object, args: { body: object }) => Promise<object>>();

beforeAll(startTestTexts);
beforeEach(() => {
  call.mockReset().mockResolvedValue({ message: 'ok' });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider client={{ call } as unknown as ApiClient}>
        <KitProvider language="en">
          <LinkRequest linked={['SS1001']} />
        </KitProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
});

const user = userEvent.setup();
const rows = () => screen.getAllByRole<HTMLInputElement>('textbox');
const add = () => user.click(screen.getByRole('button', { name: /Add another/ }));
const send = () => user.click(screen.getByRole('button', { name: 'Send Request' }));

test('a new row comes only when no row is empty', async () => {
  await add();
  expect(rows()).toHaveLength(1);
  await user.type(rows()[0]!, 'SS7');
  await add();
  await add();
  expect(rows()).toHaveLength(2);
});

test('sends the filled rows and says that an admin will review them', async () => {
  await user.type(rows()[0]!, 'SS7');
  await add();
  await send();
  expect(call.mock.calls[0]![1].body).toEqual({ student_ids: ['SS7'] });
  expect(await screen.findByText('Submission successful, Admin will review the request.')).toBeTruthy();
  expect(rows().map((row) => row.value)).toEqual(['']);
});

test('two presses in one instant ask once', async () => {
  await user.type(rows()[0]!, 'SS7');
  const button = screen.getByRole('button', { name: 'Send Request' });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(call).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing', '', 'Input is required'],
  ['something that is no ID', 'Ali', 'A student ID is SS followed by digits'],
  ['more digits than any ID has', 'SS9999999999999999', 'A student ID has at most 9 digits after SS'],
  ['a child who is linked already', 'ss1001', 'Student Already Added As Child'],
])('%s is not sent', async (_, typed, message) => {
  if (typed) await user.type(rows()[0]!, typed);
  await send();
  expect(screen.getByText(message)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

test('the press that leaves an empty row is answered, and what it says stays', async () => {
  await user.click(rows()[0]!);
  await send();
  // the row that was left is looked at after the press
  await act(() => new Promise((later) => setTimeout(later, 10)));
  expect(screen.getByText('Input is required')).toBeTruthy();
  expect(rows()[0]!.getAttribute('aria-describedby')).toBe(screen.getByText('Input is required').id);
});

test('the focus goes to the first row that is not right, and the button says how many there are', async () => {
  await user.type(rows()[0]!, 'SS7');
  await add();
  await user.type(rows()[1]!, 'Ali');
  await add();
  await user.type(rows()[2]!, 'ss1001');
  await send();
  expect(document.activeElement).toBe(rows()[1]);
  expect(screen.getByText('Not sent yet: 2 fields above are not right.')).toBeTruthy();
  await user.clear(rows()[1]!);
  expect(screen.getByText('Not sent yet: 1 field above is not right.')).toBeTruthy();
});

test('a refusal stands in an alert and keeps what was typed', async () => {
  call.mockRejectedValue(new ApiError(400, { code: 'validation', message: 'Already asked for.' }));
  await user.type(rows()[0]!, 'SS7');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('Already asked for.');
  expect(rows()[0]!.value).toBe('SS7');
});

test('a refusal says what is wrong, and not besides that something is', async () => {
  const errors = { student_ids: ['There is no student SS7.'] };
  call.mockRejectedValue(
    new ApiError(400, { code: 'validation', message: 'Please make sure all the data are correct.', errors }),
  );
  await user.type(rows()[0]!, 'SS7');
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('There is no student SS7.');
});
