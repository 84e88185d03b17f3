import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '@combolab/contracts';
import styles from './search-box.module.css';

const DEBOUNCE_MS = 150;

/** Text search: follows typing, Enter at once. */
export function SearchBox({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value; // changed from elsewhere: a chip, Back
    setText(value);
  }, [value]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const send = (next: string) => {
    clearTimeout(timer.current);
    sent.current = next.trim();
    onChange(next.trim());
  };
  return (
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      <Search className="icon" aria-hidden />
      <input
        type="search"
        aria-label="Search combos"
        placeholder="The world of combos awaits..."
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={LIMITS.searchLength}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(send, DEBOUNCE_MS, target.value);
        }}
      />
      <kbd className={styles.key} aria-hidden>
        Enter
      </kbd>
    </form>
  );
}
