import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '@combolab/contracts';
import { useShortcut } from '../../shared/keys/use-shortcut.js';
import styles from './search-box.module.css';

/** Keys closer together than this are one search, after the last of them. */
const BURST_MS = 60;

/** Text search: follows typing key by key, Enter at once; a newer search breaks the one before it off. */
export function SearchBox({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLInputElement>(null);
  useShortcut('search', () => {
    box.current?.focus();
    box.current?.select();
  });

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

  const wait = (then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      then();
    }, BURST_MS);
  };
  const follow = (next: string) => {
    const send = () => {
      sendNow(next);
    };
    if (timer.current !== undefined) {
      wait(send);
      return;
    }
    send();
    wait(() => undefined);
  };
  const sendNow = (next: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    sent.current = next.trim();
    onChange(next.trim());
  };
  return (
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        sendNow(text);
      }}
    >
      <Search className="icon" aria-hidden />
      <input
        ref={box}
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
          follow(target.value);
        }}
      />
      <kbd className={styles.key} aria-hidden>
        Enter
      </kbd>
    </form>
  );
}
