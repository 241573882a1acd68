import { afterEach, expect, jest, test } from '@jest/globals';
import { ApiError } from '@portal/shared-api/client';
import { text } from '@portal/shared-api/fields';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormDialog } from './form-dialog.tsx';
import { createBrowserRouter, RouterProvider } from '../router.tsx';
import { TextField } from '../fields/text-field.tsx';
import { renderKit } from '../testing/render-kit.tsx';

afterEach(cleanup);

function show(onSubmit: (values: object) => Promise<unknown> = async () => undefined) {
  const onClose = jest.fn();
  renderKit(
    <FormDialog title="Reject payment" verb="Reject RM 120.50" onSubmit={onSubmit} onClose={onClose}>
      <TextField name="comment" label="Comment" schema={text()} />
    </FormDialog>,
  );
  return onClose;
}

test('closes at once when nothing was changed', async () => {
  const onClose = show();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('asks before changes are lost, and keeps them when told to', async () => {
  const onClose = show();
  await userEvent.type(screen.getByLabelText('Comment'), 'Wrong slip');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Comment').value).toBe('Wrong slip');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click((await screen.findAllByRole('button', { name: 'Discard changes' })).at(-1)!);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('stays open with what was typed and says why it was refused', async () => {
  const onClose = show(async () => {
    throw new ApiError(400, {
      code: 'already_processed',
      message: 'This was already processed by somebody else.',
    });
  });
  await userEvent.type(screen.getByLabelText('Comment'), 'Wrong slip{Enter}');
  const alert = await screen.findByText('This was already processed by somebody else.');
  expect(alert.closest('[role=dialog]')).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Comment').value).toBe('Wrong slip');
  expect(onClose).not.toHaveBeenCalled();
});

test('does not close while it saves', async () => {
  let finish = () => {};
  const onClose = show(() => new Promise<void>((resolve) => (finish = resolve)));
  await userEvent.type(screen.getByLabelText('Comment'), 'Wrong slip{Enter}');
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true),
  );
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByText('Discard your changes?')).toBeNull();
  finish();
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(false),
  );
});

test('the way back in the browser asks as Cancel does, where nothing else keeps what was typed', async () => {
  window.history.replaceState(null, '', '/list');
  const dialog = (
    <FormDialog
      asksBeforeLeaving
      title="Reject"
      verb="Reject"
      onSubmit={async () => undefined}
      onClose={jest.fn()}
    >
      <TextField name="comment" label="Comment" schema={text()} />
    </FormDialog>
  );
  const router = createBrowserRouter([
    { path: '/list', element: <p>The list</p> },
    { path: '/payments', element: dialog },
  ]);
  renderKit(<RouterProvider router={router} />);
  await act(() => router.navigate('/payments'));
  await userEvent.type(await screen.findByLabelText('Comment'), 'Wrong slip');
  await act(() => router.navigate(-1));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLInputElement>('Comment').value).toBe('Wrong slip');
  await act(() => router.navigate(-1));
  await userEvent.click((await screen.findAllByRole('button', { name: 'Discard changes' })).at(-1)!);
  await screen.findByText('The list');
});

test('a field is left when the button is let go, so that no message moves the button away before', async () => {
  const onSubmit = jest.fn(async () => undefined);
  show(onSubmit);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Reject RM 120.50' });
  await user.click(button);
  await screen.findByText('Input is required');
  await user.type(screen.getByLabelText('Comment'), 'Wrong slip');
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(document.activeElement).toBe(screen.getByLabelText('Comment'));
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});
