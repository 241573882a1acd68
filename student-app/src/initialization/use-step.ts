import { useLocation, useNavigate } from '@portal/shared-ui/router';
import { useState } from 'react';
import { steps, type Step } from './steps.ts';

/** A browser that lost the entries of the earlier steps never arrives at them. */
const LONGEST_WAY_BACK = 1000;

/**
 * The current step. Each has a history entry of its own, one after the other, so the browser's Back and Forward move
 * between them, but no further than Next has led.
 */
export function useStep() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const entry = Math.max(0, steps.indexOf((state as { step?: Step } | null)?.step ?? 'password'));
  const [reached, setReached] = useState(0);
  const [isOver, setOver] = useState(false);
  const index = isOver ? steps.length - 1 : Math.min(entry, reached);

  async function go(to: number) {
    // After a reload the entry may be that of a later step.
    if (to > entry) await navigate({ pathname, search }, { state: { step: steps[to] } });
    else if (to < entry) await navigate(to - entry);
  }

  return {
    step: steps[index]!,
    /** The current step is completed. */
    next: () => {
      setReached(index + 1);
      return go(index + 1);
    },
    back: () => void go(index - 1),
    /** A field of an earlier step was refused; shown at once. */
    returnTo: (step: Step) => {
      const to = steps.indexOf(step);
      setReached(to);
      void go(to);
    },
    /** A field was changed: what follows has to be reached with Next again. */
    changed: () => setReached((before) => Math.min(before, index)),
    /** All is done. Leaves the history at the first entry, so that Back never leads to the later ones again. */
    finish: () => {
      setOver(true);
      if (entry === 0) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      window.addEventListener('popstate', () => resolve(), { once: true });
      setTimeout(resolve, LONGEST_WAY_BACK);
      void go(0);
      return promise;
    },
  };
}
