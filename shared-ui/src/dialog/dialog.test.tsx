import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { KitForm, SubmitButton } from '../form/form.tsx';
import { renderKit } from '../testing/render-kit.tsx';
import { Dialog, DialogFoot } from './dialog.tsx';

afterEach(cleanup);

const rootOf = (element: HTMLElement) => element.closest<HTMLElement>('.kit-dialog')!;

function Both() {
  const [shows, setShows] = useState(false);
  return (
    <Dialog
      title="Below"
      onClose={() => undefined}
      actions={<button onClick={() => setShows(true)}>Open</button>}
    >
      {shows && (
        <Dialog title="Above" onClose={() => setShows(false)}>
          text
        </Dialog>
      )}
    </Dialog>
  );
}

test('a dialog below another one takes no focus, and does again afterwards', async () => {
  renderKit(<Both />);
  const below = rootOf(screen.getByText('Below'));
  expect(below.inert).toBeFalsy();
  await userEvent.click(screen.getByText('Open'));
  expect(below.inert).toBe(true);
  const above = rootOf(screen.getByText('Above'));
  expect(above.inert).toBeFalsy();
  await userEvent.click(above.querySelector<HTMLElement>('.ant-modal-footer button')!);
  expect(below.inert).toBe(false);
});

test('what sends a form stands in the foot of the dialog', async () => {
  const send = jest.fn<() => Promise<void>>().mockResolvedValue();
  renderKit(
    <Dialog title="Form" onClose={() => undefined}>
      <KitForm onSubmit={send}>
        <DialogFoot>
          <SubmitButton>Update</SubmitButton>
        </DialogFoot>
      </KitForm>
    </Dialog>,
  );
  const button = await screen.findByRole('button', { name: 'Update' });
  expect(button.closest('.ant-modal-footer')).not.toBeNull();
  await userEvent.click(button);
  expect(send).toHaveBeenCalledTimes(1);
});
