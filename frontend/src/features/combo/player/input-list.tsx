import type { Action } from '@combolab/contracts';
import { useRef } from 'react';
import { Keycap } from '../../../shared/ui/keycap.js';
import type { FrameClock } from './frame-clock.js';
import styles from './input-list.module.css';
import { actionIndexAt, actionWords } from './input-words.js';
import { useDrawFrame } from './use-clock.js';

interface Props {
  readonly clock: FrameClock;
  readonly actions: readonly Action[];
}

/** The inputs frame by frame; a line leads to its frame. The line that is on is marked outside of React. */
export function InputList({ clock, actions }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const marked = useRef(-1);
  useDrawFrame(clock, (frame) => {
    const lines = list.current?.children;
    const index = actionIndexAt(actions, frame);
    if (lines === undefined || index === marked.current) return;
    lines[marked.current]?.removeAttribute('aria-current');
    lines[index]?.setAttribute('aria-current', 'step');
    marked.current = index;
    if (clock.state.playing) keepInView(list.current, lines[index]);
  });
  return (
    <section className={styles.panel} aria-labelledby="inputs-title">
      <h2 id="inputs-title">Inputs</h2>
      {actions.length === 0 && <p className={styles.none}>No inputs were noted for this combo.</p>}
      <ol ref={list}>
        {actions.map((action) => (
          <li key={action.frame}>
            <button
              type="button"
              onClick={() => {
                clock.pause();
                clock.seek(action.frame);
              }}
            >
              <span className={`mono ${styles.frame ?? ''}`}>
                <span className="visuallyHidden">frame </span>
                {action.frame}
                <span className="visuallyHidden">: </span>
              </span>
              <span className={styles.caps}>
                {action.presses.map((press) => (
                  <Keycap key={press.type} press={press} />
                ))}
              </span>
              <span className={styles.words}>{actionWords(action)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Scrolls the list alone, never the page. */
function keepInView(list: HTMLElement | null, line: Element | undefined): void {
  if (list === null || !(line instanceof HTMLElement)) return;
  const top = line.offsetTop - list.offsetTop;
  if (top < list.scrollTop || top + line.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = top - list.clientHeight / 3;
}
