import type { FighterFrames } from '@combolab/contracts/frame-data';
import { Emblem } from '../../shared/ui/emblem.js';
import styles from './chart.module.css';
import type { FrameMeter, Stretch, StretchKind } from './frame-meter.js';
import { Stretches, type StretchWords } from './stretches.js';
import type { Timeline } from './timeline.js';
import { t } from './texts.js';

const WORDS: Readonly<Partial<Record<StretchKind, string>>> = {
  startup: t('stretchStartup'),
  active: t('stretchHit'),
  end: t('stretchRecovery'),
  stun: t('stretchStun'),
  yours: t('stretchFree'),
};

interface Props {
  readonly timeline: Timeline;
  readonly meter: FrameMeter;
  readonly attacker: FighterFrames;
  /** Name of the move that was shielded. */
  readonly move: string;
  readonly defender: FighterFrames;
  /** The defender is who asks, not somebody beside them. */
  readonly isOwn: boolean;
}

/** What the two who meet do, one under the other; screen readers get each as a sentence. */
export function MeterRows({ timeline, meter, attacker, move, defender, isOwn }: Props) {
  return (
    <>
      <Row timeline={timeline} fighter={attacker} row={meter.attacker} name={attacker.name} detail={move} />
      <Row
        timeline={timeline}
        fighter={defender}
        row={meter.defender}
        name={isOwn ? t('you') : defender.name}
        detail={t('inShield')}
      />
    </>
  );
}

interface RowProps {
  readonly timeline: Timeline;
  readonly fighter: FighterFrames;
  readonly row: readonly Stretch[];
  readonly name: string;
  readonly detail: string;
}

const inWords = (row: readonly Stretch[]): string =>
  row.map(({ kind, length }) => `${WORDS[kind] ?? ''} ${String(length)}`).join(', ');

function wordsOf({ kind, length }: Stretch): StretchWords {
  if (kind === 'yours') return { full: t('framesAreYours', { frames: length }), brief: String(length) };
  if (kind === 'startup' || kind === 'stun') return { brief: String(length) };
  return {};
}

const Row = ({ timeline, fighter, row, name, detail }: RowProps) => (
  <div className={`${styles.line ?? ''} ${styles.tall ?? ''}`}>
    <span className={styles.move}>
      <Emblem fighterId={fighter.fighterId} size={22} decorative />
      <span className={styles.name}>
        {name}
        <span className={styles.lead}>, {detail}</span>
      </span>
    </span>
    <span className="visuallyHidden">: {t('stretchesInFrames', { stretches: inWords(row) })}</span>
    <span className={styles.bars}>
      <Stretches large timeline={timeline} row={row} wordsOf={wordsOf} />
    </span>
  </div>
);
