import { createContext, use, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { useLeaveWarning } from '../lib/use-leave-warning.js';
import type { SharedState } from '../state.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { t } from './texts.js';

const MESSAGE = t('whatYouChangedOnThis');

/** Says that something would be lost. @returns how it is taken back */
type Hold = () => () => void;
const HoldContext = createContext<Hold | null>(null);

/**
 * Asks before another page is opened (by a link, the program or the browser's Back) while a part of this one holds what is
 * not saved. One for a page: the router hears one question at a time. Whoever has signed out is not asked.
 */
export function UnsavedWork({ children }: { readonly children: ReactNode }) {
  const held = useRef(0);
  const agreed = useRef(false);
  const store = useStore<SharedState>();
  const hold = useCallback<Hold>(() => {
    held.current += 1;
    return () => {
      held.current -= 1;
    };
  }, []);
  const isLost = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => {
      agreed.current = false;
      const leaves = currentLocation.pathname !== nextLocation.pathname;
      return leaves && held.current > 0 && store.getState().auth.status === 'user';
    },
    [store],
  );
  const { state, proceed, reset } = useBlocker(isLost);
  const agree = () => {
    agreed.current = true;
    proceed?.();
  };
  return (
    <HoldContext value={hold}>
      {children}
      <ConfirmDialog
        confirmation={state === 'blocked' ? { message: MESSAGE, onConfirm: agree } : null}
        onClose={() => {
          if (!agreed.current) reset?.();
        }}
      />
    </HoldContext>
  );
}

/**
 * Has the page ask before it is left, and the tab before it is closed, while something would be lost.
 * @throws Error outside of `UnsavedWork`
 */
export function useUnsaved(active: boolean): void {
  const hold = use(HoldContext);
  if (hold === null) throw new Error('useUnsaved needs UnsavedWork around it');
  useLeaveWarning(active);
  useEffect(() => (active ? hold() : undefined), [active, hold]);
}
