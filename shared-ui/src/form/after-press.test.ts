import { expect, jest, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterPress } from './after-press.tsx';

const release = (kind: 'mouseup' | 'keyup') => window.dispatchEvent(new Event(kind));

test.each(['mouseup', 'keyup'] as const)(
  'waits for the click that follows %s, and works once',
  async (kind) => {
    const work = jest.fn();
    afterPress(work);
    await sleep(1);
    expect(work).not.toHaveBeenCalled();
    release(kind);
    // Simulates the browser's click.
    expect(work).not.toHaveBeenCalled();
    await sleep(1);
    release('mouseup');
    release('keyup');
    await sleep(1);
    expect(work).toHaveBeenCalledTimes(1);
  },
);
