import { useEffect, useRef, useState } from 'react';
import { cx } from '../lib/cx.js';
import styles from './live-count.module.css';
import { numberWords } from '../language/formats.js';

/** A count that rolls once and glows for a second when it changes. */
export function LiveCount({ value }: { readonly value: number }) {
  const shown = useRef(value);
  const [change, setChange] = useState(0);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    setChange((count) => count + 1);
  }, [value]);
  return (
    <span key={change} className={cx('mono', change > 0 && styles.changed)}>
      {numberWords(value)}
    </span>
  );
}
