import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { lazyComponent } from './lazy-component.tsx';

const Greeting = ({ name }: { name: string }) => <p>Selamat datang, {name}</p>;

test('a failure is not remembered, a success is', async () => {
  const download = jest.fn<() => Promise<ComponentType<{ name: string }>>>();
  download.mockRejectedValueOnce(new Error('404')).mockResolvedValue(Greeting);
  const greeting = lazyComponent(download);
  await expect(greeting.load()).rejects.toThrow('404');
  await Promise.all([greeting.load(), greeting.load()]);
  await greeting.load();
  expect(download).toHaveBeenCalledTimes(2);
});

test('its place shows something else until it is there', async () => {
  const greeting = lazyComponent(async () => Greeting);
  const { container } = render(<greeting.Slot props={{ name: 'Aisyah' }} instead={<p>...</p>} />);
  expect(container.textContent).toBe('...');
  await act(() => greeting.load());
  expect(screen.getByText('Selamat datang, Aisyah')).toBeTruthy();
});
