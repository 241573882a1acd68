import { afterEach, expect, jest, test } from '@jest/globals';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  jest.useRealTimers();
});

const lost = () => Promise.reject(Object.assign(new Error('No answer from the portal.'), { status: 0 }));

test('a question without a connection fails after its second try', async () => {
  jest.useFakeTimers();
  onlineManager.setOnline(false);
  const ask = jest.fn(lost);
  const query = new QueryObserver(createQueryClient(), { queryKey: ['payments'], queryFn: ask });
  const stop = query.subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(5000);
  expect(query.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

test('a connection that is back asks again by itself', async () => {
  jest.useFakeTimers();
  const client = createQueryClient();
  client.mount();
  onlineManager.setOnline(false);
  const ask = jest.fn<() => Promise<string>>().mockImplementation(lost);
  const query = new QueryObserver(client, { queryKey: ['payments'], queryFn: ask });
  const stop = query.subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(5000);
  ask.mockResolvedValue('all of them');
  onlineManager.setOnline(true);
  await jest.advanceTimersByTimeAsync(5000);
  expect(query.getCurrentResult().data).toBe('all of them');
  stop();
  client.unmount();
});

test('what the server refused is not asked twice', async () => {
  const ask = jest.fn(() => Promise.reject(Object.assign(new Error('No'), { status: 403 })));
  await expect(createQueryClient().fetchQuery({ queryKey: ['payments'], queryFn: ask })).rejects.toThrow(
    'No',
  );
  expect(ask).toHaveBeenCalledTimes(1);
});
