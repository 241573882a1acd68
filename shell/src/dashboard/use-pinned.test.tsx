import { afterEach, beforeEach, test } from '@jest/globals';
import { useTableShape } from '@portal/shared-ui/media';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePinned } from './use-pinned.ts';

const original = window.matchMedia;
let width = 1440;

beforeEach(() => {
  localStorage.clear();
  width = 1440;
  window.matchMedia = (query) => {
    const [, kind, limit] = /\((min|max)-width: ([\d.]+)px\)/.exec(query)!;
    return {
      matches: kind === 'min' ? width >= Number(limit) : width <= Number(limit),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList;
  };
});
afterEach(() => {
  cleanup();
  window.matchMedia = original;
});

function Frame() {
  const { isWide, isPinned, pin } = usePinned();
  const shape = useTableShape(false);
  return (
    <button type="button" onClick={() => pin(!isPinned)}>
      {`${isWide ? 'wide' : 'narrow'} ${isPinned ? 'pinned' : 'folded'} ${shape}`}
    </button>
  );
}

test('a pinned navigation is remembered, and tables have less room beside it', async () => {
  render(<Frame />);
  await userEvent.click(screen.getByRole('button', { name: 'wide folded full' }));
  screen.getByRole('button', { name: 'wide pinned folded' });
  cleanup();
  render(<Frame />);
  await userEvent.click(screen.getByRole('button', { name: 'wide pinned folded' }));
  screen.getByRole('button', { name: 'wide folded full' });
  cleanup();
  render(<Frame />);
  screen.getByRole('button', { name: 'wide folded full' });
});

test('a screen without room for it does as if it was not pinned', () => {
  localStorage.setItem('navigation', 'pinned');
  width = 1200;
  render(<Frame />);
  screen.getByRole('button', { name: 'narrow folded folded' });
});
