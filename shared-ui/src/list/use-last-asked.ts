import { useEffect, useRef } from 'react';

/**
 * Changes what a list was last asked to show. The screen follows the address a moment later; what is asked for meanwhile
 * goes on top of that, so that a search does not forget a filter that was just applied. `shown` is what the
 * address says, and changes with it alone.
 */
export function useLastAsked<Place>(shown: Place): (change: (last: Place) => Place) => Place {
  const asked = useRef(shown);
  useEffect(() => {
    asked.current = shown;
  }, [shown]);
  return (change) => {
    asked.current = change(asked.current);
    return asked.current;
  };
}
