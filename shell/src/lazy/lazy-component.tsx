import { createElement, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/**
 * A component of the shell that loads on demand. Unlike React.lazy it does not remember a failure, so Try again works
 * without a reload.
 */
export interface LazyComponent<Props> {
  /** Loads it; resolves when it can be shown. */
  load(): Promise<void>;
  /** Shows it once loaded, and `instead` until then. Does not start loading. */
  Slot: ComponentType<{ props: Props; instead?: ReactNode }>;
}

export function lazyComponent<Props extends object>(
  download: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const listeners = new Set<() => void>();
  let component: ComponentType<Props> | null = null;
  let flight: Promise<void> | null = null;

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const keep = (downloaded: ComponentType<Props>) => {
    component = downloaded;
    for (const listener of listeners) listener();
  };
  const land = () => {
    flight = null;
  };

  return {
    load: async () => {
      if (!component) await (flight ??= download().then(keep).finally(land));
    },
    Slot: function Slot({ props, instead = null }) {
      const current = useSyncExternalStore(subscribe, () => component);
      return current ? createElement(current, props) : instead;
    },
  };
}
