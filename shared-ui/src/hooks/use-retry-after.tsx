import { useEffect, useEffectEvent, useState } from 'react';

const SECOND = 1000;

/**
 * Waits until a rate-limited call may be repeated, then calls `again`. `seconds` are those left, null if not waiting.
 * The caller sends its current values, not those of the first attempt.
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
    // on a busy machine the next tick could come before React cleans up this effect, and call again
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
