import { findGame } from '@combolab/contracts';
import type { FighterFrames, FrameMove, ShieldRules, ShieldWindow } from '@combolab/contracts/frame-data';
import type { ReactNode } from 'react';
import { Doubt } from '../../entities/frame-data/doubt.js';
import { signed } from '../../entities/frame-data/signed.js';
import type { ToolChoice } from '../../entities/frame-data/tool-link.js';
import styles from './shield-tool.module.css';
import { whyUnknown } from './why-unknown.js';
import { windowWords } from './window-words.js';
import { t } from './texts.js';

interface Props {
  readonly gameId: string;
  readonly rules: ShieldRules;
  readonly attacker: FighterFrames;
  /** As it was played. */
  readonly move: FrameMove;
  readonly window: ShieldWindow;
  /** Of the hit in the move. */
  readonly place: number;
  readonly choice: ToolChoice;
  /** What to do about it. */
  readonly children: ReactNode;
}

/** Who is free first and by how much, with what the number does not say. */
export function Verdict({ gameId, rules, attacker, move, window, place, choice, children }: Props) {
  const { frames, atLeast } = window;
  const isAsPrinted = choice.landing === 'lag' && !choice.state.parry;
  const published = isAsPrinted ? (move.hits[place]?.published ?? null) : null;
  return (
    <section className={styles.verdict} aria-label={t('window')}>
      <div role="status">
        <h1>
          {frames === null ? t('noReliableNumber') : windowWords(frames, attacker.name)}
          <Doubt move={move} hit={place} />
        </h1>
        <p>
          {frames === null
            ? `${whyUnknown(move, place, attacker, choice.landing)}${atLeast === null ? '' : ` ${t('youHaveAtLeastFrames', { frames: atLeast })}`}`
            : window.rule === 'grab'
              ? t('aGrabIsNotBlocked')
              : t('whatHitsBy', { frames: Math.max(0, frames), game: rules.game })}
          {published !== null && (
            <span className={styles.published}>
              {' '}
              {t('publisherSays', {
                publisher: findGame(gameId)?.frameData?.publisher ?? '',
                frames: signed(published).replace('+', ''),
              })}
            </span>
          )}
        </p>
        {move.notes !== null && <p className={styles.note}>{move.notes}</p>}
      </div>
      {children}
    </section>
  );
}
