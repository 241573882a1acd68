import { useEffect, useRef } from 'react';

/**
 * Changes what a list was last asked to show. The screen follows the address a moment later; what is asked for meanwhile
 * goes on top of the last wish, so that a search does not forget a filter that was just applied. `shown` is what the
 * address says, and changes with it alone.
 */
export function useWanted<Place>(shown: Place): (change: (last: Place) => Place) => Place {
  const wanted = useRef(shown);
  useEffect(() => {
    wanted.current = shown;
  }, [shown]);
  return (change) => {
    wanted.current = change(wanted.current);
    return wanted.current;
  };
}
