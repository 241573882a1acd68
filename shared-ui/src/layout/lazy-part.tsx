import { useEffect, useState, type ComponentType } from 'react';
import { Failure } from './failure.tsx';

/** What the page shows first comes before what nobody has opened yet. */
const AFTER_MS = 300;

/**
 * A part of a page that is downloaded when it is shown: a dialog, the fields of a drawer. Unlike React.lazy it does not
 * remember a failure, so that Try again works.
 */
export function lazyPart<Props extends object>(download: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined;
  const fetchPart = async () => (part ??= await download());

  function Part(props: Props) {
    const [Shown, show] = useState(() => part);
    const [isMissing, setMissing] = useState(false);
    const isWaiting = !Shown && !isMissing;
    useEffect(() => {
      if (!isWaiting) return undefined;
      let isOpen = true;
      fetchPart().then(
        (found) => isOpen && show(() => found),
        () => isOpen && setMissing(true),
      );
      return () => {
        isOpen = false;
      };
    }, [isWaiting]);
    if (Shown) return <Shown {...props} />;
    return isMissing ? <Failure onRetry={() => setMissing(false)} /> : null;
  }
  return Object.assign(Part, { fetch: fetchPart });
}

interface Fetched {
  fetch: () => Promise<unknown>;
}

/** Downloads parts once the page stands, so that they open at once. One that fails is asked for again when it is wanted. */
export function useFetchAhead(stands: boolean, parts: readonly Fetched[]): void {
  useEffect(() => {
    if (!stands) return undefined;
    const timer = setTimeout(() => {
      for (const part of parts) part.fetch().catch(() => undefined);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [stands, parts]);
}
