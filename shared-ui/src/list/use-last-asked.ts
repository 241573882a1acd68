import { useEffect, useRef } from 'react';

/**
 * Changes what a list was last asked to show. The screen follows the address with a delay; further changes build on
 * the last request, so that a search does not drop a filter just applied. `shown` is the state in the address.
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
