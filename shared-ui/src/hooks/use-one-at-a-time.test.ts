import { expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useOneAtATime } from './use-one-at-a-time.ts';

test('a second press in the same instant does nothing, one after the answer or the failure does', async () => {
  const work = jest.fn(async (text: string) => {
    if (text === 'bad') throw new Error(text);
    return text;
  });
  const { result } = renderHook(() => useOneAtATime(work));
  const send = (text: string) => result.current(text);
  expect(await Promise.all([send('one'), send('two')])).toEqual(['one', undefined]);
  await expect(send('bad')).rejects.toThrow('bad');
  expect(await send('three')).toBe('three');
  expect(work.mock.calls).toEqual([['one'], ['bad'], ['three']]);
});
