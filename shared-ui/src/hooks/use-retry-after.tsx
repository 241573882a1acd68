import { useEffect, useEffectEvent, useState } from 'react';

const SECOND = 1000;

/**
 * Waits until a call that came too often may be made again, and then calls `again` by itself. `seconds` are those that are
 * left, null while nothing waits. What the call sends is the caller's: as it is then, not as it was.
 */
export function useRetryAfter(again: () => void) {
  const [until, setUntil] = useState<number | null>(null);
  const [seconds, setSeconds] = useState<number | null>(null);

  const tick = useEffectEvent((end: number) => {
    const left = Math.ceil((end - Date.now()) / SECOND);
    setSeconds(left > 0 ? left : null);
    if (left > 0) return false;
    setUntil(null);
    again();
    return true;
  });
  useEffect(() => {
    if (until === null) return undefined;
    // on a busy machine the next tick would come before React ends this effect, and call once more
    const timer = setInterval(() => {
      if (tick(until)) clearInterval(timer);
    }, SECOND);
    return () => clearInterval(timer);
  }, [until]);

  return {
    seconds,
    wait: (forSeconds: number) => {
      setUntil(Date.now() + forSeconds * SECOND);
      setSeconds(forSeconds);
    },
    stop: () => {
      setUntil(null);
      setSeconds(null);
    },
  };
}
