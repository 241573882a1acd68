import { useState } from 'react';

export type PanelTab = 'payment' | 'detail';

/** Which panels are open, and each one's current tab. */
export function usePanelViews(initial: readonly string[]) {
  const [opened, setOpened] = useState(initial);
  const [tabs, setTabs] = useState<Record<string, PanelTab>>({});
  const open = (ids: readonly string[]) => setOpened((now) => [...new Set([...now, ...ids])]);
  return {
    opened,
    open,
    toggle: (id: string) =>
      setOpened((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id])),
    tabOf: (id: string): PanelTab => tabs[id] ?? 'payment',
    turn: (id: string, tab: PanelTab) => setTabs((now) => ({ ...now, [id]: tab })),
    /** Scrolls the fields of some panels into view. */
    showFields: (ids: readonly string[]) => {
      open(ids);
      setTabs((now) => ({ ...now, ...Object.fromEntries(ids.map((id) => [id, 'payment' as const])) }));
    },
  };
}
