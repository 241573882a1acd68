import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has come near the screen; stays true after that. */
export function useNearby<E extends Element>(): [RefObject<E | null>, boolean] {
  const place = useRef<E>(null);
  const [nearby, setNearby] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (nearby || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNearby(true),
      { rootMargin: '300px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [nearby]);
  return [place, nearby];
}
