import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterDrawer } from './filter-drawer.tsx';
import { SearchBox } from './search-box.tsx';
import { TextField } from '../fields/text-field.tsx';
import { renderKit } from '../testing/render-kit.tsx';

afterEach(cleanup);

test('says how many filters are set, applies what is chosen without the empty ones, and clears', async () => {
  const onApply = jest.fn();
  renderKit(
    <FilterDrawer values={{ from: '10', to: '' }} onApply={onApply}>
      <TextField name="from" label="From" />
      <TextField name="to" label="To" />
    </FilterDrawer>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filters, 1 set' }));
  await userEvent.clear(await screen.findByLabelText('From'));
  await userEvent.type(screen.getByLabelText('To'), '20');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(onApply).toHaveBeenLastCalledWith({ to: '20' }));
  await userEvent.click(screen.getByRole('button', { name: 'Filters, 1 set' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
  expect(onApply).toHaveBeenLastCalledWith({});
});

test('searches half a second after the last letter, at once with Enter, and never the same twice', async () => {
  const onSearch = jest.fn();
  renderKit(<SearchBox label="Search Student" onSearch={onSearch} />);
  const box = screen.getByLabelText('Search Student');
  await userEvent.type(box, 'lim', { delay: null });
  expect(onSearch).not.toHaveBeenCalled();
  await waitFor(() => expect(onSearch.mock.calls).toEqual([['lim']]));
  await userEvent.type(box, ' wei{Enter}');
  expect(onSearch.mock.calls).toEqual([['lim'], ['lim wei']]);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(onSearch).toHaveBeenCalledTimes(2);
});
