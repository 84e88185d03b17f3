import { Link2, Shield } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { FighterFrames, FrameMove } from '@combolab/contracts/frame-data';
import { framesPath } from '@combolab/contracts/frame-data';
import { Doubt } from '../../../entities/frame-data/doubt.js';
import { ClipLink } from '../../../entities/frame-data/clip-link.js';
import { searchedMove } from '../../../entities/frame-data/move-inputs.js';
import { punishAddress } from '../../../entities/frame-data/punish-address.js';
import { buttonClass } from '../../../shared/ui/button.js';
import { bestPunish, punishWords } from './best-punish.js';
import { disputeInWords } from './disputes.js';
import { hitsShield, type FrameRow } from './frame-rows.js';
import { HitTable } from './hit-table.js';
import { factsOf } from './move-facts.js';
import { t } from '../texts.js';
import styles from './move-detail.module.css';

interface Props {
  readonly row: FrameRow;
  readonly fighters: readonly [first: FighterFrames, second: FighterFrames | null];
}

/** All that is known of a move, of each fighter who has it, and where to go on from it. */
export function MoveDetail({ row: { slug, first, second }, fighters: [ours, theirs] }: Props) {
  const sides = [
    ...(first === null ? [] : [{ fighter: ours, move: first.move }]),
    ...(second === null || theirs === null ? [] : [{ fighter: theirs, move: second.move }]),
  ];
  const otherOf = (fighter: FighterFrames): FighterFrames => (fighter === ours ? (theirs ?? ours) : ours);
  return (
    <div className={styles.sides}>
      {sides.map(({ fighter, move }) => (
        <section key={fighter.fighterId} aria-label={t('moveOf', { move: move.name, fighter: fighter.name })}>
          {theirs !== null && <h2>{fighter.name}</h2>}
          <Facts fighter={fighter} move={move} />
          <Ways fighter={fighter} defender={otherOf(fighter)} move={move} slug={slug} />
        </section>
      ))}
    </div>
  );
}

function Facts({ fighter, move }: { readonly fighter: FighterFrames; readonly move: FrameMove }) {
  const { hits, disputed = [], notes, source, name } = move;
  return (
    <>
      <dl className={styles.facts}>
        {factsOf(move, fighter).map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className="mono">{value}</dd>
          </div>
        ))}
      </dl>
      {hits.length > 0 && <HitTable hits={hits} label={t('hitsOf', { name })} />}
      {disputed.length > 0 && (
        <ul className={styles.disputes} aria-label={t('sourcesDiffer')}>
          {disputed.map((each) => (
            <li key={`${each.of} ${each.source}`}>{disputeInWords(each)}</li>
          ))}
        </ul>
      )}
      <p className={styles.notes}>
        {notes !== null && `${notes} `}
        <span>{t('source', { source })}</span> <Doubt move={move} />
      </p>
    </>
  );
}

interface WaysProps {
  readonly fighter: FighterFrames;
  /** Who shields the move: whom the fighter is compared with, else another of the same. */
  readonly defender: FighterFrames;
  readonly move: FrameMove;
  readonly slug: string;
}

function Ways({ fighter, defender, move, slug }: WaysProps) {
  const { fighterId } = fighter;
  const searched = searchedMove(move);
  const best = hitsShield(move) ? bestPunish(move, fighter, defender) : null;
  return (
    <p className={styles.ways}>
      {best !== null && <span className={styles.best}>{punishWords(best, defender.name)}</span>}
      <Link to={`${framesPath(fighterId)}#${slug}`} className={buttonClass({ size: 's' })}>
        <Link2 size={14} aria-hidden /> {t('linkToThisMove')}
      </Link>
      {hitsShield(move) && (
        <Link to={punishAddress(fighterId, slug)} className={buttonClass({ size: 's' })}>
          <Shield size={14} aria-hidden /> {t('whatPunishesIt')}
        </Link>
      )}
      {searched !== null && <ClipLink fighterId={fighterId} move={searched} name={move.name} />}
    </p>
  );
}
