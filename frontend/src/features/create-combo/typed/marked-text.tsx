import { useRef, type Ref, type TextareaHTMLAttributes } from 'react';
import styles from './marked-text.module.css';

/** Offsets into a text. */
interface Mark {
  readonly from: number;
  readonly to: number;
}

interface Props extends Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'aria-describedby' | 'aria-invalid'> {
  readonly id: string;
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly value: string;
  readonly marks: readonly Mark[];
  readonly onChange: (value: string) => void;
  /** Ctrl Enter. */
  readonly onDone: () => void;
}

/** The text in parts, those under a mark told apart. */
function partsOf(text: string, marks: readonly Mark[]): readonly { readonly text: string; readonly marked: boolean }[] {
  const parts: { text: string; marked: boolean }[] = [];
  let at = 0;
  for (const { from, to } of marks) {
    if (from < at) continue;
    parts.push({ text: text.slice(at, from), marked: false }, { text: text.slice(from, to), marked: true });
    at = to;
  }
  // a line at the end is only as high as a line when something stands in it
  return [...parts, { text: `${text.slice(at)}\n`, marked: false }];
}

/** A field for several lines, with words underlined. */
export function MarkedText({ id, ref, value, marks, onChange, onDone, ...said }: Props) {
  const behind = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.field}>
      <div ref={behind} className={styles.behind} aria-hidden>
        {partsOf(value, marks).map(({ text, marked }, index) =>
          marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
        )}
      </div>
      <textarea
        {...said}
        id={id}
        ref={ref}
        value={value}
        rows={8}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={({ target }) => {
          onChange(target.value);
        }}
        onScroll={({ currentTarget }) => {
          if (behind.current !== null) behind.current.scrollTop = currentTarget.scrollTop;
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onDone();
        }}
      />
    </div>
  );
}
