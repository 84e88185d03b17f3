import { useEffect, useRef, useState } from 'react';

const EVERY_MS = 10_000;

/** Tells a changing text to screen readers, politely and at most once in 10 s. The first text is not told. */
export function LiveRegion({ text }: { readonly text: string }) {
  const [told, setTold] = useState('');
  const first = useRef(text);
  const lastAt = useRef(0);
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const wait = Math.max(0, lastAt.current + EVERY_MS - Date.now());
    const timer = setTimeout(() => {
      lastAt.current = Date.now();
      setTold(text);
    }, wait);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <span role="status" className="visuallyHidden">
      {told}
    </span>
  );
}
