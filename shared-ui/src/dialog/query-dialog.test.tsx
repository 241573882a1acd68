import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QueryDialog } from './query-dialog.tsx';
import { renderKit } from '../testing/render-kit.tsx';

afterEach(cleanup);

const fresh = { data: 'a', error: null, isFetching: false, isFetchedAfterMount: true, refetch: jest.fn() };
function Asking({ first, next }: { first: object; next: object }) {
  const [query, setQuery] = useState(first);
  return (
    <>
      <button onClick={() => setQuery(next)}>The next answer</button>
      <QueryDialog title="Pay" onClose={() => undefined} query={{ ...fresh, ...query }}>
        {(data) => <input aria-label={`Field ${data}`} />}
      </QueryDialog>
    </>
  );
}
const show = (first: object, next: object = {}) => renderKit(<Asking first={first} next={next} />);
const answer = () => fireEvent.click(screen.getByText('The next answer'));

test('asks again for an answer that another screen has just had', () => {
  const refetch = jest.fn();
  show({ isFetchedAfterMount: false, refetch }, { refetch });
  screen.getByLabelText('Loading');
  expect(refetch).toHaveBeenCalledTimes(1);
  answer();
  screen.getByLabelText('Field a');
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('keeps what was typed when a later question fails', async () => {
  show({}, { error: new Error('No answer'), isFetching: true });
  await userEvent.type(screen.getByLabelText('Field a'), 'typed');
  answer();
  expect(screen.getByLabelText<HTMLInputElement>('Field a').value).toBe('typed');
});

test('says why it cannot begin', () => {
  show({ data: undefined, error: new Error('No answer from the portal.') });
  screen.getByText('No answer from the portal.');
  screen.getByRole('button', { name: 'Try again' });
});
