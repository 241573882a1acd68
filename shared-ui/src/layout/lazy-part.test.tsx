import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderKit } from '../testing/render-kit.tsx';
import { lazyPart } from './lazy-part.tsx';

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
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

test('a dialog whose code is on its way says so in its place and can be closed, and takes that place when it comes', async () => {
  const arrival = Promise.withResolvers<() => ReactNode>();
  const Part = lazyPart<{ onClose?: () => void }>(() => arrival.promise);
  const onClose = jest.fn();
  renderKit(<Part onClose={onClose} />);
  await screen.findByRole('dialog', { name: 'Loading' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  arrival.resolve(() => <p>It is there.</p>);
  await screen.findByText('It is there.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is closed before its code came shows nothing', async () => {
  const Part = lazyPart<{ open: boolean; onClose: () => void }>(() => new Promise(() => undefined));
  const { rerender } = renderKit(<Part open onClose={() => undefined} />);
  await screen.findByRole('dialog', { name: 'Loading' });
  rerender(<Part open={false} onClose={() => undefined} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
