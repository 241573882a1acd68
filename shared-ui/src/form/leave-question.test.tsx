import { afterEach, expect, test } from '@jest/globals';
import { text } from '@portal/shared-api/fields';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitForm, SubmitButton } from './form.tsx';
import { createBrowserRouter, Link, RouterProvider } from '../router.tsx';
import { renderKit } from '../testing/render-kit.tsx';
import { TextField } from '../fields/text-field.tsx';

afterEach(cleanup);

function show() {
  window.history.replaceState(null, '', '/form');
  const page = (
    <KitForm<{ payee: string }>
      asksBeforeLeaving
      initialValues={{ payee: 'Sinar' }}
      onSubmit={async () => undefined}
    >
      <TextField name="payee" label="Payee" schema={text()} />
      <SubmitButton>Save</SubmitButton>
      <Link to="/list">Back to the list</Link>
    </KitForm>
  );
  const router = createBrowserRouter([
    { path: '/form', element: page },
    { path: '/list', element: <p>The list</p> },
  ]);
  renderKit(<RouterProvider router={router} />);
}

const leave = () => userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));

/** Whether the browser would ask before the tab closes. */
const asksOnClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a page that was not changed is left at once', async () => {
  show();
  expect(asksOnClosing()).toBe(false);
  await leave();
  await screen.findByText('The list');
});

test('unsaved changes are kept or discarded as answered', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Payee'), ' Scholars');
  expect(asksOnClosing()).toBe(true);
  await leave();
  await screen.findAllByText('Discard your changes?');
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLInputElement>('Payee').value).toBe('Sinar Scholars');
  await leave();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Discard changes' })).at(-1)!);
  await screen.findByText('The list');
});

test('what was saved is left at once', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Payee'), ' Scholars{Enter}');
  await waitFor(() => expect(asksOnClosing()).toBe(false));
  await leave();
  await screen.findByText('The list');
  expect(screen.queryByText('Discard your changes?')).toBeNull();
});
