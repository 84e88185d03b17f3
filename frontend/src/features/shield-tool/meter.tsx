import type { FighterFrames } from '@combolab/contracts/frame-data';
import { Emblem } from '../../shared/ui/emblem.js';
import type { FrameMeter, Stretch, StretchKind } from './frame-meter.js';
import { t } from './texts.js';
import styles from './shield-tool.module.css';

const WORDS: Readonly<Record<StretchKind, string>> = {
  startup: t('stretchStartup'),
  hit: t('stretchHit'),
  recovery: t('stretchRecovery'),
  stun: t('stretchStun'),
  free: t('stretchFree'),
};

interface Props {
  readonly meter: FrameMeter;
  readonly attacker: FighterFrames;
  readonly defender: FighterFrames;
}

/** Both fighters' frames on one time line; screen readers get each row as a sentence. */
export function Meter({ meter, attacker, defender }: Props) {
  return (
    <div className={styles.meter}>
      <Row fighter={attacker} row={meter.attacker} total={meter.total} />
      <Row fighter={defender} row={meter.defender} total={meter.total} />
      <p className={styles.scale}>
        <span>{meter.fromLanding ? t('fromTheLanding') : t('fromTheirInput')}</span>
        <span className="mono">{t('wholeLength', { frames: meter.total })}</span>
      </p>
    </div>
  );
}

const inWords = (row: readonly Stretch[]): string =>
  row.map(({ kind, length }) => `${WORDS[kind]} ${String(length)}`).join(', ');

interface RowProps {
  readonly fighter: FighterFrames;
  readonly row: readonly Stretch[];
  readonly total: number;
}

function Row({ fighter: { fighterId, name }, row, total }: RowProps) {
  const percent = (frames: number): string => `${String((frames / Math.max(1, total)) * 100)}%`;
  return (
    <div className={styles.row}>
      <span className={styles.who}>
        <Emblem fighterId={fighterId} size={22} decorative />
        {name}
      </span>
      <span className="visuallyHidden">: {t('stretchesInFrames', { stretches: inWords(row) })}</span>
      <span className={styles.line} aria-hidden>
        {row.map(({ kind, from, length }) => (
          <i
            key={`${kind} ${String(from)}`}
            data-kind={kind}
            style={{ left: percent(from), width: percent(length) }}
            title={t('stretchInFrames', { stretch: WORDS[kind], frames: length })}
          >
            {length / total > 0.04 && (
              <span>
                {length / total > 0.14 && <b className={styles.word}>{WORDS[kind]}&nbsp;</b>}
                {length}
              </span>
            )}
          </i>
        ))}
      </span>
    </div>
  );
}
