import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '../testing/render-kit.tsx';
import { lazyPart } from './lazy-part.tsx';

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

/** A part whose first downloads fail. */
const partAfter = (failures: number) => {
  let left = failures;
  return lazyPart<{ onClose?: () => void }>(async () => {
    if (left-- > 0) throw new Error('no connection');
    return () => <p>It is there.</p>;
  });
};

test('a dialog whose code does not come says so in its place, can be closed, and comes with the connection', async () => {
  const Part = partAfter(1);
  const onClose = jest.fn();
  renderKit(<Part onClose={onClose} />);
  await screen.findByRole('dialog', { name: 'This could not be loaded' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('online'));
  await screen.findByText('It is there.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('any other part says so where it would be, and Try again asks once more', async () => {
  const Part = partAfter(2);
  renderKit(<Part />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('It is there.');
  expect(screen.queryByRole('dialog')).toBeNull();
});
