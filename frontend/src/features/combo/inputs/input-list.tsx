import { useCallback, useMemo, useRef } from 'react';
import { useClock } from '../../../shared/clip/clock-provider.js';
import { goTo, useOnFrame } from '../../../shared/controller/frame-source.js';
import type { ViewerMapping } from '../../../shared/controller/mapping.js';
import { NOTATION_WORDS, NUMPAD_HELP, useNotation } from '../../../shared/notation/use-notation.js';
import { ChoiceMenu } from '../../../shared/ui/choice-menu.js';
import { Disclosure } from '../../../shared/ui/disclosure.js';
import { actionIndexAt } from './action-index.js';
import { heldFrames } from './held-frames.js';
import { InputLine } from './input-line.js';
import styles from './input-list.module.css';
import { movesOfLines, type Track } from './line-moves.js';
import { t } from '../texts.js';

interface Props {
  readonly combo: Track;
  readonly viewer: ViewerMapping;
}

/** The inputs frame by frame; a line leads to its frame. The line that is on is marked outside of React. */
export function InputList({ combo, viewer }: Props) {
  const clock = useClock();
  const { actions, moves } = combo;
  const [notation, chooseNotation] = useNotation();
  const list = useRef<HTMLOListElement>(null);
  const marked = useRef<Element>(null);
  const lineMoves = useMemo(() => movesOfLines({ actions, moves }), [actions, moves]);
  const held = useMemo(() => heldFrames(actions), [actions]);
  useOnFrame(clock, (frame) => {
    const line = list.current?.children[actionIndexAt(actions, frame)] ?? null;
    if (line === marked.current) return;
    marked.current?.removeAttribute('aria-current');
    line?.setAttribute('aria-current', 'step');
    marked.current = line;
    if (clock.states.get().playing) keepInView(list.current, line);
  });
  const go = useCallback(
    (frame: number) => {
      goTo(clock, frame);
    },
    [clock],
  );
  return (
    <section className={styles.list} aria-labelledby="inputs-title">
      <div className={styles.head}>
        <h2 id="inputs-title">{t('inputs')}</h2>
        {actions.length > 0 && (
          <ChoiceMenu label={t('notation')} value={notation} options={NOTATION_WORDS} onChange={chooseNotation} />
        )}
      </div>
      {actions.length === 0 && <p className={styles.none}>{t('noInputsWereNotedFor')}</p>}
      {actions.length > 0 && notation === 'numpad' && (
        <Disclosure className={styles.help} summary={t('howToReadThis')}>
          <p>{NUMPAD_HELP}</p>
        </Disclosure>
      )}
      <ol ref={list} data-notation={notation}>
        {actions.map((action, index) => (
          <li key={action.frame}>
            <InputLine
              action={action}
              move={lineMoves[index] ?? null}
              notation={notation}
              viewer={viewer}
              held={held}
              onGo={go}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Scrolls the list alone, never the page. */
function keepInView(list: HTMLElement | null, line: Element | null): void {
  if (list === null || !(line instanceof HTMLElement)) return;
  const top = line.offsetTop;
  if (top < list.scrollTop || top + line.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = top - list.clientHeight / 3;
}
