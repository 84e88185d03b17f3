import { shieldWindow, usualHit, type FighterFrames, type FrameMove } from '@combolab/contracts/frame-data';
import { useMemo } from 'react';
import { Doubt } from '../../shared/frame-data/doubt.js';
import { signed } from '../../shared/frame-data/signed.js';
import type { ToolChoice } from '../../shared/frame-data/tool-link.js';
import { ComparedLists } from './compared-lists.js';
import { frameMeter } from './frame-meter.js';
import { Meter } from './meter.js';
import styles from './shield-tool.module.css';
import { windowWords } from './slack-words.js';

interface Props {
  readonly defender: FighterFrames;
  readonly attacker: FighterFrames;
  readonly move: FrameMove;
  /** Everybody there is frame data of. */
  readonly fighters: readonly FighterFrames[];
  readonly choice: ToolChoice;
  readonly onChange: (changes: Partial<ToolChoice>) => void;
}

/** What the defender has time for, on a time line and in lists. */
export function Answer({ defender, attacker, move, fighters, choice, onChange }: Props) {
  const place = choice.hit !== null && choice.hit < move.hits.length ? choice.hit : usualHit(move);
  const window = useMemo(
    () => shieldWindow(move, { hit: place, landing: choice.landing, landingFrames: attacker.landing.hard }),
    [move, place, choice.landing, attacker],
  );
  const frames = window?.frames ?? null;
  if (window === null) return <p className={styles.next}>Nothing of this move hits a shield.</p>;
  const meter = choice.landing === 'lag' ? frameMeter(move, window, place) : null;
  const published = choice.landing === 'lag' ? (move.hits[place]?.ufdOnShield ?? null) : null;
  return (
    <>
      <section className={styles.panel} aria-label="Window">
        <div className={styles.window} role="status">
          <h2>
            {frames === null ? 'No reliable number' : windowWords(frames, attacker.name)}
            <Doubt move={move} hit={place} />
          </h2>
          {published !== null && (
            <p className={styles.published}>Ultimate Frame Data says {signed(published).replace('+', '')}</p>
          )}
        </div>
        {frames === null && (
          <p>
            No source says when {attacker.name} can act after this move.
            {window.atLeast !== null && ` You have at least ${String(window.atLeast)} frames.`}
          </p>
        )}
        {meter !== null && <Meter meter={meter} attacker={attacker} defender={defender} />}
        {move.notes !== null && <p className={styles.note}>{move.notes}</p>}
        <p className={styles.note}>
          {window.rule === 'grab'
            ? 'A grab is not blocked: this is what it costs when it missed.'
            : 'A punish fits when its frames are no more than yours. Range and pushback are not counted: after a move from far away only what travels will reach.'}
        </p>
      </section>
      {frames !== null && (
        <ComparedLists defender={defender} fighters={fighters} window={frames} choice={choice} onChange={onChange} />
      )}
    </>
  );
}
