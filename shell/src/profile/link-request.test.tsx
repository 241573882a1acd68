import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError, type ApiClient } from '@portal/shared-api/client';
import { ApiProvider } from '@portal/shared-api/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
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
        <LinkRequest linked={['SS1001']} />
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

test.each([
  ['nothing', '', 'Input is required'],
  ['something that is no ID', 'Ali', 'A student ID is SS followed by digits'],
  ['a child who is linked already', 'ss1001', 'Student Already Added As Child'],
])('%s is not sent', async (_, typed, message) => {
  if (typed) await user.type(rows()[0]!, typed);
  await send();
  expect(screen.getByText(message)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

test('a refusal stands in an alert and keeps what was typed', async () => {
  call.mockRejectedValue(new ApiError(400, { code: 'validation', message: 'Already asked for.' }));
  await user.type(rows()[0]!, 'SS7');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('Already asked for.');
  expect(rows()[0]!.value).toBe('SS7');
});
