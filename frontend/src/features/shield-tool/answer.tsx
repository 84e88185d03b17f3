import {
  shieldOptions,
  shieldWindow,
  usualHit,
  type FighterFrames,
  type FrameMove,
  type ShieldOptions,
} from '@combolab/contracts/frame-data';
import { useMemo } from 'react';
import { Doubt } from '../../shared/frame-data/doubt.js';
import { signed } from '../../shared/frame-data/signed.js';
import type { ToolChoice } from '../../shared/frame-data/tool-link.js';
import { frameMeter } from './frame-meter.js';
import { Meter } from './meter.js';
import { OptionRow } from './option-row.js';
import styles from './shield-tool.module.css';
import { windowWords } from './slack-words.js';

interface Props {
  readonly defender: FighterFrames;
  readonly attacker: FighterFrames;
  readonly move: FrameMove;
  readonly choice: ToolChoice;
}

/** What the defender has time for, on a time line and in lists. */
export function Answer({ defender, attacker, move, choice }: Props) {
  const place = choice.hit !== null && choice.hit < move.hits.length ? choice.hit : usualHit(move);
  const window = useMemo(
    () => shieldWindow(move, { hit: place, landing: choice.landing, landingFrames: attacker.landing.hard }),
    [move, place, choice.landing, attacker],
  );
  const frames = window?.frames ?? null;
  const options = useMemo(() => (frames === null ? null : shieldOptions(defender, frames)), [defender, frames]);
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
      {options !== null && frames !== null && <Lists options={options} defender={defender} window={frames} />}
    </>
  );
}

interface ListsProps {
  readonly options: ShieldOptions;
  readonly defender: FighterFrames;
  readonly window: number;
}

function Lists({ options: { punishes, escapes, tooSlow }, defender, window }: ListsProps) {
  const fastest = tooSlow.find(({ move }) => move.group !== 'defence');
  return (
    <section className={styles.panel} aria-label="What you can do">
      <h2>
        Punishes <span className={styles.count}>{punishes.length}</span>
      </h2>
      {punishes.length === 0 && fastest !== undefined && (
        <p className={styles.safe}>
          Safe: nothing {defender.name} has is fast enough (fastest {fastest.cost}, window {window}).
        </p>
      )}
      <ul className={styles.list}>
        {punishes.map((option) => (
          <OptionRow key={option.move.slug} option={option} fighterId={defender.fighterId} window={window} clips />
        ))}
      </ul>
      {escapes.length > 0 && (
        <>
          <h2>
            Escapes <span className={styles.count}>{escapes.length}</span>
          </h2>
          <ul className={styles.list}>
            {escapes.map((option) => (
              <OptionRow key={option.move.slug} option={option} fighterId={defender.fighterId} window={window} />
            ))}
          </ul>
        </>
      )}
      {tooSlow.length > 0 && (
        <details>
          <summary>
            Too slow <span className={styles.count}>{tooSlow.length}</span>
          </summary>
          <ul className={styles.list}>
            {tooSlow.map((option) => (
              <OptionRow key={option.move.slug} option={option} fighterId={defender.fighterId} window={window} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
