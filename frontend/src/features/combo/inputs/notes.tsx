import type { LiveCard } from '../../../shared/combos/newest-parts.js';
import { goTo, type Seekable } from '../../../shared/controller/frame-source.js';
import { moveName, type Track } from './line-moves.js';
import styles from './inputs-panel.module.css';

interface Props {
  readonly clock: Seekable;
  readonly card: LiveCard;
  readonly combo: Track;
}

interface FrameNote {
  readonly frame: number;
  readonly text: string;
}

/** What the author has marked on frames, in their order: named moves and breakpoints. */
function frameNotes({ actions, moves = [] }: Track): readonly FrameNote[] {
  const named = moves.map(({ frame, move }) => ({ frame, text: moveName(move) }));
  const stops = actions.flatMap(({ frame, breakpoint }) => (breakpoint ? [{ frame, text: 'playback stops' }] : []));
  return [...named, ...stops].sort((a, b) => a.frame - b.frame);
}

/** What the author wrote about the combo and marked on its frames. */
export function Notes({ clock, card, combo }: Props) {
  const lines = card.description.split('\n').filter((line) => line.trim() !== '');
  const notes = frameNotes(combo);
  if (lines.length === 0 && notes.length === 0)
    return <p className={styles.empty}>The author has left no notes on this combo.</p>;
  return (
    <div className={styles.notes}>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
      {notes.length > 0 && (
        <ul>
          {notes.map(({ frame, text }) => (
            <li key={`${String(frame)} ${text}`}>
              <button
                type="button"
                onClick={() => {
                  goTo(clock, frame);
                }}
              >
                <span className="mono">
                  <span className="visuallyHidden">note on frame </span>
                  {frame}
                  <span className="visuallyHidden">: </span>
                </span>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
