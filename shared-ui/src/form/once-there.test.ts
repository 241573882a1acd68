import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { onceThere } from './once-there.ts';

function add(id: string): HTMLElement {
  const element = document.createElement('div');
  element.id = id;
  document.body.append(element);
  return element;
}

test('finds what is there, and what comes later, once', async () => {
  const found = jest.fn();
  const first = add('first');
  onceThere('first', found);
  expect(found.mock.calls).toEqual([[first]]);

  onceThere('later', found);
  expect(found).toHaveBeenCalledTimes(1);
  const later = add('later');
  await waitFor(() => expect(found).toHaveBeenLastCalledWith(later));
  add('other');
  await Promise.resolve();
  expect(found).toHaveBeenCalledTimes(2);
});

test('stops waiting when told to, and when it is no longer wanted', async () => {
  const found = jest.fn();
  onceThere('stopped', found)();
  let wanted = true;
  onceThere('unwanted', found, () => wanted);
  wanted = false;
  add('anything');
  await Promise.resolve();
  add('stopped');
  add('unwanted');
  await Promise.resolve();
  expect(found).not.toHaveBeenCalled();
});
