import { useRef } from 'react';

/**
 * What a press does, once at a time: a second press in the same instant comes before the button shows that it is busy,
 * and does nothing. It resolves to undefined then.
 */
export function useOneAtATime<Input extends readonly unknown[], Answer>(
  work: (...input: Input) => Promise<Answer>,
): (...input: Input) => Promise<Answer | undefined> {
  const busy = useRef(false);
  return async (...input) => {
    if (busy.current) return undefined;
    busy.current = true;
    try {
      return await work(...input);
    } finally {
      busy.current = false;
    }
  };
}
