import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How many each visit of a page has opened; Back finds as many again. */
const opened = new Map<string, number>();

/** How many of a long list are drawn, `step` at first and `step` more each time. */
export function useOpened(step: number): { readonly count: number; readonly openMore: () => void } {
  const { key } = useLocation();
  const [count, setCount] = useState(() => opened.get(key) ?? step);
  const openMore = () => {
    opened.set(key, count + step);
    setCount(count + step);
  };
  return { count, openMore };
}
