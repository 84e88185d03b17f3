import { useEffect, useState } from 'react';

/** An answer that takes longer is not waited for, ms. */
const AT_MOST_MS = 120;

/**
 * What is drawn beside the results, as it was until their answer stands there: drawn sooner it would hold them up, and be drawn again with them.
 * @param awaited whether the answer is on its way
 */
export function useAfterAnswer<T>(value: T, awaited: boolean): T {
  const [shown, setShown] = useState(value);
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => {
      setLate(true);
    }, AT_MOST_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [awaited]);
  if ((!awaited || late) && !Object.is(shown, value)) {
    setShown(value);
    return value;
  }
  return shown;
}
