import {
  shieldOptions,
  type FighterFrames,
  type ShieldOption,
  type ShieldRules,
  type ShieldState,
} from '@combolab/contracts/frame-data';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import type { OptionSort } from '../../entities/frame-data/tool-link.js';
import { Emblem } from '../../shared/ui/emblem.js';
import { ActLines, ChartHead } from './chart-head.js';
import styles from './chart.module.css';
import type { FrameMeter } from './frame-meter.js';
import { MeterRows } from './meter-rows.js';
import { Movements } from './movements.js';
import { inOrder } from './option-order.js';
import { OptionRow } from './option-row.js';
import { timelineOf } from './timeline.js';
import { t } from './texts.js';

interface Props {
  readonly gameId: string;
  readonly rules: ShieldRules;
  readonly attacker: FighterFrames;
  /** Name of the move that was shielded. */
  readonly move: string;
  readonly defender: FighterFrames;
  /** Null where no source says what the two do meanwhile. */
  readonly meter: FrameMeter | null;
  /** Frames the defender has. */
  readonly window: number;
  readonly state: ShieldState;
  readonly sort: OptionSort;
  readonly label: string;
  /** Whose options they are, where there are somebody else's, too. */
  readonly heading: string | null;
  /** The defender is who asks, not somebody beside them. */
  readonly isOwn: boolean;
}

/** What a fighter has time for, drawn from where they can act against where the attacker can. */
export function PunishChart(props: Props) {
  const { gameId, rules, attacker, move, defender, meter, window, state, sort, label, heading, isOwn } = props;
  const { fighterId } = defender;
  const { punishes, escapes, tooSlow } = useMemo(
    () => shieldOptions(defender, window, state),
    [defender, window, state],
  );
  const timeline = timelineOf(meter, window);
  const Title = heading === null ? 'h2' : 'h3';
  const movements = rules.movements(defender).filter(({ cost }) => cost <= window);
  const fastest = tooSlow.find(({ move: { group } }) => group !== 'defence');
  const rowsOf = (options: readonly ShieldOption[], clips = false) =>
    inOrder(options, sort).map((option) => (
      <OptionRow key={option.move.slug} {...{ option, gameId, fighterId, timeline, sort, clips }} />
    ));
  const groups: readonly (readonly [words: 'punishes' | 'escapes' | 'movements' | 'tooSlow', number, ReactNode])[] = [
    ['punishes', punishes.length, rowsOf(punishes, true)],
    ['escapes', escapes.length, rowsOf(escapes)],
    ['movements', movements.length, <Movements key="movements" movements={movements} timeline={timeline} />],
    ['tooSlow', tooSlow.length, rowsOf(tooSlow)],
  ];
  const lines: CSSProperties & Record<'--lines', number> = { '--lines': timeline.total / timeline.step };
  return (
    <section className={styles.chart} aria-label={label} style={lines}>
      {heading !== null && (
        <h2 className={styles.whose}>
          <Emblem fighterId={fighterId} size={22} decorative />
          {heading}
        </h2>
      )}
      <div className={styles.drawn}>
        <ChartHead timeline={timeline} attacker={attacker.name} fromLanding={meter?.fromLanding ?? false} />
        {meter !== null && <MeterRows {...{ timeline, meter, attacker, move, defender, isOwn }} />}
        {groups.map(
          ([words, count, rows]) =>
            (count > 0 || words === 'punishes') && (
              <div key={words} className={styles.group}>
                <Title>{t.rich(words, { span: <span className={styles.count} /> }, { count })}</Title>
                {words === 'punishes' && count === 0 && fastest !== undefined && (
                  <p className={styles.safe}>
                    {t('safeNothingHasIsFast', { fighter: defender.name, cost: fastest.cost, window })}
                  </p>
                )}
                <ul className={styles.list}>{rows}</ul>
              </div>
            ),
        )}
        <ActLines timeline={timeline} />
      </div>
    </section>
  );
}
