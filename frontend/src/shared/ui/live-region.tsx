import { useEffect, useRef, useState } from 'react';

const EVERY_MS = 10_000;

interface Props {
  readonly text: string;
  /** At most once in this time, in ms. */
  readonly everyMs?: number;
}

/** Tells a changing text to screen readers, politely and not too often. The first text is not told. */
export function LiveRegion({ text, everyMs = EVERY_MS }: Props) {
  const [told, setTold] = useState('');
  const first = useRef(text);
  const lastAt = useRef(0);
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const wait = Math.max(0, lastAt.current + everyMs - Date.now());
    const timer = setTimeout(() => {
      lastAt.current = Date.now();
      setTold(text);
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [text, everyMs]);
  return (
    <span role="status" className="visuallyHidden">
      {told}
    </span>
  );
}
