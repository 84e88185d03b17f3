import type { NamedMove } from '@combolab/contracts';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import type { EditorContext } from '../editing/editor-action.js';
import { insertPresses } from '../editing/insert-presses.js';
import { MarkedText } from './marked-text.js';
import { parseTyped, type Typed } from './parse-typed.js';
import styles from './type-dialog.module.css';
import { typedOf } from './typed-of.js';
import { t } from '../texts.js';

interface Props {
  readonly context: EditorContext;
  readonly onClose: () => void;
  /** The game and the fighter of the combo, as far as they are chosen. */
  readonly gameId?: string | undefined;
  readonly fighter?: string | undefined;
  /** Takes what was typed as moves; their presses are in the track by then. */
  readonly onMoves?: ((moves: readonly NamedMove[]) => void) | undefined;
}

/** `6 presses on frames 32-90`. */
function summaryOf({ presses }: Typed): string {
  const [first, last] = [presses[0]?.start ?? 0, Math.max(0, ...presses.map(({ start, end }) => end ?? start))];
  if (presses.length === 0) return t('noPressesYet');
  return t(first === last ? 'pressesOnFrame' : 'pressesOnFrames', { count: presses.length, first, last });
}

/** Presses as text: those of the track at first, to write more or others. */
export function TypeDialog({ context: { editing, clock }, onClose, gameId, fighter, onMoves }: Props) {
  const [text, setText] = useState(() => typedOf(editing.track));
  const field = useRef<HTMLTextAreaElement>(null);
  const ids = { field: useId(), help: useId(), state: useId() };
  const { lastFrame } = clock;
  const read = useDeferredValue(text);
  const typed = useMemo(
    () => parseTyped(read, { gameId: gameId === '' ? undefined : gameId, fighter, lastFrame }),
    [read, gameId, fighter, lastFrame],
  );
  const { presses, problems } = typed;
  const wrong = problems.length > 0;
  const current = read === text;

  const insert = (how: 'replace' | 'add') => {
    if (wrong || !current || presses.length === 0) return;
    insertPresses(editing, presses, how, lastFrame);
    if (typed.moves.length > 0) onMoves?.(typed.moves);
    onClose();
  };
  const show = (from: number, to: number) => {
    field.current?.focus();
    field.current?.setSelectionRange(from, to);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('typePresses')}
      firstFocus={field}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          insert('add');
        }}
      >
        <label htmlFor={ids.field} className={styles.label}>
          {t('inputsOrMovesEachWith')}
        </label>
        <MarkedText
          ref={field}
          id={ids.field}
          value={text}
          marks={current ? problems : []}
          onChange={setText}
          onDone={() => {
            insert('add');
          }}
          aria-describedby={`${ids.help} ${ids.state}`}
          aria-invalid={wrong}
        />
        <p id={ids.help} className={styles.help}>
          {t.rich('howToType', {
            fair: <code>fair 32</code>,
            jump: <code>jump 40-44</code>,
            later: <code>up b +8</code>,
            facing: <code>facing left</code>,
          })}
        </p>
        <p id={ids.state} className={styles.state} role="status">
          {wrong ? t('toMend', { summary: summaryOf(typed), count: problems.length }) : summaryOf(typed)}
        </p>
        {wrong && (
          <ul className={styles.problems} aria-label={t('toMendTitle')}>
            {problems.slice(0, MOST_SHOWN).map(({ from, to, message }, index) => (
              <li key={index}>
                <button
                  type="button"
                  onClick={() => {
                    show(from, to);
                  }}
                >
                  <span className={styles.line}>{t('line', { line: text.slice(0, from).split('\n').length })}</span>{' '}
                  {message}
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {editing.track.presses.length > 0 && (
            <Button
              disabled={wrong || presses.length === 0}
              data-tip={t('replacesWhatIsThere')}
              onClick={() => {
                insert('replace');
              }}
            >
              {t('replaceAllPresses')}
            </Button>
          )}
          <Button type="submit" look="primary" disabled={wrong || presses.length === 0}>
            {t('addToTheTrack')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Mending these first mends most of what follows. */
const MOST_SHOWN = 8;
