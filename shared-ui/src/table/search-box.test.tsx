import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
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
