import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FrameClock } from '../../shared/clip/frame-clock.js';

/** Whether the lesson of a combo is open: at once with `?lesson=1`, else when it is opened. */
export function useLesson(clock: FrameClock) {
  const [search, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(search.get('lesson') === '1');
  const open = useCallback(() => {
    clock.pause();
    setOpen(true);
  }, [clock]);
  return {
    isOpen,
    open,
    close: () => {
      setOpen(false);
      if (!search.has('lesson')) return;
      const next = new URLSearchParams(search);
      next.delete('lesson');
      setSearch(next, { replace: true, preventScrollReset: true });
    },
  };
}
