let isTaken = true;
const listeners = new Set<() => void>();

const set = (value: boolean) => {
  isTaken = value;
  for (const listener of listeners) listener();
};

/** Whether the shell is in its place, or still beside a prerendered page. */
export const shellPlace = {
  isTaken: () => isTaken,
  leave: () => set(false),
  take: () => set(true),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
