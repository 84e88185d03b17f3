import { useMemo, useRef } from 'react';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { useDrawFrame } from '../../../shared/clip/use-clock.js';
import { actionIndexAt } from '../inputs/action-index.js';
import { movesOfLines, type Track } from '../inputs/line-moves.js';
import styles from './move-tag.module.css';

/** The move that is being done, on the picture; for the eye, the input list says it to others. Drawn outside of React. */
export function MoveTag({ combo: { actions, moves } }: { readonly combo: Track }) {
  const clock = useClock();
  const tag = useRef<HTMLSpanElement>(null);
  const lines = useMemo(() => movesOfLines({ actions, moves }), [actions, moves]);
  useDrawFrame(clock, (frame) => {
    if (tag.current === null) return;
    const move = lines[actionIndexAt(actions, frame)] ?? null;
    tag.current.hidden = move === null;
    if (move !== null && tag.current.textContent !== move) tag.current.textContent = move;
  });
  return <span ref={tag} className={styles.tag} aria-hidden hidden />;
}
