import { findGame } from '@combolab/contracts';
import {
  usualHit,
  type FighterFrames,
  type FrameMove,
  type ShieldRules,
  type ShieldWindow,
} from '@combolab/contracts/frame-data';
import { useMemo } from 'react';
import { Doubt } from '../../entities/frame-data/doubt.js';
import { signed } from '../../entities/frame-data/signed.js';
import type { ToolChoice } from '../../entities/frame-data/tool-link.js';
import { ComparedLists } from './compared-lists.js';
import { frameMeter } from './frame-meter.js';
import { Meter } from './meter.js';
import styles from './shield-tool.module.css';
import { windowWords } from './slack-words.js';
import { whyUnknown } from './why-unknown.js';
import { t } from './texts.js';

interface Props {
  readonly gameId: string;
  readonly rules: ShieldRules;
  readonly defender: FighterFrames;
  readonly attacker: FighterFrames;
  readonly compared: FighterFrames | null;
  readonly move: FrameMove;
  /** Ids of the fighters there are frames of. */
  readonly roster: readonly string[];
  readonly choice: ToolChoice;
  readonly onChange: (changes: Partial<ToolChoice>) => void;
}

/** What the defender has time for, on a time line and in lists. */
export function Answer({ gameId, rules, defender, attacker, compared, move, roster, choice, onChange }: Props) {
  const { state, landing } = choice;
  const place = choice.hit !== null && choice.hit < move.hits.length ? choice.hit : usualHit(move);
  const window = useMemo(
    () =>
      rules.window(
        move,
        { hit: place, landing, ...(attacker.landing && { landingFrames: attacker.landing.hard }) },
        state,
      ),
    [rules, move, place, landing, state, attacker],
  );
  if (window === null) return <p className={styles.next}>{t('nothingOfThisMoveHits')}</p>;
  const played = rules.asPlayed(move, state);
  return (
    <>
      <WindowPanel {...{ gameId, rules, defender, attacker, move: played, window, place, choice }} />
      {window.frames !== null && (
        <ComparedLists {...{ gameId, rules, defender, compared, roster, choice, onChange }} window={window.frames} />
      )}
    </>
  );
}

interface PanelProps {
  readonly gameId: string;
  readonly rules: ShieldRules;
  readonly defender: FighterFrames;
  readonly attacker: FighterFrames;
  /** As it was played. */
  readonly move: FrameMove;
  readonly window: ShieldWindow;
  readonly place: number;
  readonly choice: ToolChoice;
}

/** Who is free first and by how much, drawn, with what the number does not say. */
function WindowPanel({ gameId, rules, defender, attacker, move, window, place, choice }: PanelProps) {
  const { frames, atLeast } = window;
  const isAsPrinted = choice.landing === 'lag' && !choice.state.parry;
  const meter = choice.landing === 'lag' ? frameMeter(move, window, place) : null;
  const published = isAsPrinted ? (move.hits[place]?.published ?? null) : null;
  return (
    <section className={styles.panel} aria-label={t('window')}>
      <div className={styles.window} role="status">
        <h2>
          {frames === null ? t('noReliableNumber') : windowWords(frames, attacker.name)}
          <Doubt move={move} hit={place} />
        </h2>
        {published !== null && (
          <p className={styles.published}>
            {t('publisherSays', {
              publisher: findGame(gameId)?.frameData?.publisher ?? '',
              frames: signed(published).replace('+', ''),
            })}
          </p>
        )}
      </div>
      {frames === null && (
        <p>
          {whyUnknown(move, place, attacker, choice.landing)}
          {atLeast !== null && ` ${t('youHaveAtLeastFrames', { frames: atLeast })}`}
        </p>
      )}
      {meter !== null && <Meter meter={meter} attacker={attacker} defender={defender} />}
      {move.notes !== null && <p className={styles.note}>{move.notes}</p>}
      <p className={styles.note}>
        {window.rule === 'grab' ? t('aGrabIsNotBlocked') : t('aPunishFitsWhenIts', { game: rules.game })}
      </p>
    </section>
  );
}
