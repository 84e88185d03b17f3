import { type FrameNote } from '@combolab/contracts';
import { conditionsInWords } from '../../../shared/terms/conditions.js';
import { useClock } from '../../../shared/clip/clock-provider.js';
import type { LiveCard } from '../../../shared/combos/newest-parts.js';
import { goTo } from '../../../shared/controller/frame-source.js';
import { hitWords } from '../../../shared/notation/named-move.js';
import type { Track } from './line-moves.js';
import { t } from '../texts.js';
import styles from './notes.module.css';

interface Props {
  readonly card: LiveCard;
  readonly combo: Track;
}

/** What the author has marked on frames, in their order: notes, named moves and breakpoints. */
function frameNotes({ actions, moves = [], notes = [] }: Track): readonly FrameNote[] {
  const named = moves.map((hit) => ({ frame: hit.frame, text: hitWords(hit) }));
  const stops = actions.flatMap(({ frame, breakpoint }) => (breakpoint ? [{ frame, text: t('playbackStops') }] : []));
  return [...notes, ...named, ...stops].sort((a, b) => a.frame - b.frame);
}

/** What the author wrote about the combo and marked on its frames. */
export function Notes({ card, combo }: Props) {
  const clock = useClock();
  const lines = card.description.split('\n').filter((line) => line.trim() !== '');
  const notes = frameNotes(combo);
  const conditions = conditionsInWords(card.conditions ?? {});
  if (lines.length === 0 && notes.length === 0 && conditions.length === 0)
    return <p className={styles.empty}>{t('theAuthorHasLeftNo')}</p>;
  return (
    <div className={styles.notes}>
      {conditions.length > 0 && <p>{t('worksUnder', { conditions: conditions.join(', ') })}</p>}
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
                  {t.rich('noteOnFrame', { hidden: <span className="visuallyHidden" /> }, { frame })}
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
