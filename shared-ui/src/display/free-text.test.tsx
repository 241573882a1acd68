import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FreeText } from './free-text.tsx';
import { renderKit } from '../testing/render-kit.tsx';

/** Simulates a text of this height in a box of 66 pixels. */
function needs(height: number) {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 66 });
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, value: height });
}
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollHeight');
});

const long = 'The amount on the slip is RM 20.00 less than the fees. '.repeat(20).trim();

test('a text that is cut says so, and is shown as a whole in its place', async () => {
  needs(400);
  renderKit(<FreeText text={long} />);
  const text = screen.getByText(long);
  expect(text.className).toBe('kit-free-text-cut');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(text.className).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(text.className).toBe('kit-free-text-cut');
  screen.getByRole('button', { name: 'Show all' });
});

test('one that fits has no button', () => {
  needs(66);
  renderKit(<FreeText text="Agreed by phone" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('speaks Chinese', () => {
  needs(400);
  renderKit(<FreeText text={long} />, 'ch');
  screen.getByRole('button', { name: '显示全部' });
});
