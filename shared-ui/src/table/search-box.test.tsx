import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from './search-box.tsx';

test('what changes while the search waits is not forgotten', async () => {
  const before = jest.fn();
  const after = jest.fn();
  const { rerender } = render(<SearchBox label="Search" onSearch={before} />);
  await userEvent.type(screen.getByRole('searchbox'), 'Tan');
  rerender(<SearchBox label="Search" onSearch={after} />);
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
  expect(after).toHaveBeenCalledWith('Tan');

  await userEvent.type(screen.getByRole('searchbox'), ' Mei');
  const last = jest.fn();
  rerender(<SearchBox label="Search" onSearch={last} />);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(last).toHaveBeenCalledWith('Tan Mei');
  expect(before).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledTimes(1);
});

test('nothing is searched while an input method composes, however long it takes', async () => {
  const search = jest.fn();
  render(<SearchBox label="Search by name" onSearch={search} />);
  const box = screen.getByRole('searchbox', { name: 'Search by name' });
  fireEvent.compositionStart(box);
  fireEvent.change(box, { target: { value: 'chen xiao' } });
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(search).not.toHaveBeenCalled();
  fireEvent.change(box, { target: { value: '陈晓' } });
  fireEvent.compositionEnd(box);
  await waitFor(() => expect(search.mock.calls).toEqual([['陈晓']]), { timeout: 5000 });
});
