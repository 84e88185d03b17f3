let open = false;
const listeners = new Set<() => void>();

/** Whether the list of shortcuts is shown. */
export const shortcutHelp = {
  read: (): boolean => open,
  show: (next: boolean): void => {
    open = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
