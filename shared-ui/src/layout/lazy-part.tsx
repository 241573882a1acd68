import { useEffect, useState, type ComponentType } from 'react';
import { MissingPart } from './missing-part.tsx';
import { WaitingPart } from './waiting-part.tsx';

/** The page's first content has priority over unopened parts. */
const AFTER_MS = 300;

/**
 * A part of a page that loads when shown: a dialog, which has `onClose`, or a drawer's fields. It shows that it is on its
 * way, and if it does not come says so. Unlike React.lazy it does not remember a failure, so Try again works.
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
    const { onClose, open } = props as { onClose?: () => void; open?: boolean };
    // closed before it came
    if (open === false) return null;
    if (isWaiting) return <WaitingPart onClose={onClose} />;
    return <MissingPart onRetry={() => setMissing(false)} onClose={onClose} />;
  }
  return Object.assign(Part, { fetch: fetchPart });
}

interface Fetched {
  fetch: () => Promise<unknown>;
}

/** Preloads parts once the page is shown, so that they open at once. A failed one is requested again when needed. */
export function useFetchAhead(stands: boolean, parts: readonly Fetched[]): void {
  useEffect(() => {
    if (!stands) return undefined;
    const timer = setTimeout(() => {
      for (const part of parts) part.fetch().catch(() => undefined);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [stands, parts]);
}
