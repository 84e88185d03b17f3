import {
  shieldOptions,
  type FighterFrames,
  type ShieldOption,
  type ShieldRules,
  type ShieldState,
} from '@combolab/contracts/frame-data';
import { useMemo } from 'react';
import type { OptionSort } from '../../entities/frame-data/tool-link.js';
import { Emblem } from '../../shared/ui/emblem.js';
import { Disclosure } from '../../shared/ui/disclosure.js';
import { inOrder } from './option-order.js';
import { Movements } from './movements.js';
import { OptionRow } from './option-row.js';
import { t } from './texts.js';
import styles from './shield-tool.module.css';

interface Props {
  readonly gameId: string;
  readonly rules: ShieldRules;
  readonly defender: FighterFrames;
  /** Frames the defender has. */
  readonly window: number;
  readonly state: ShieldState;
  readonly sort: OptionSort;
  readonly label?: string;
  /** Whose options they are, where there are somebody else's, too. */
  readonly heading?: string;
}

/** What a fighter has time for: punishes, escapes, and what is too slow. */
export function OptionLists({
  gameId,
  rules,
  defender,
  window,
  state,
  sort,
  label = t('whatYouCanDo'),
  heading,
}: Props) {
  const Title = heading === undefined ? 'h2' : 'h3';
  const { punishes, escapes, tooSlow } = useMemo(
    () => shieldOptions(defender, window, state),
    [defender, window, state],
  );
  const fastest = tooSlow.find(({ move }) => move.group !== 'defence');
  const list = (options: readonly ShieldOption[], clips = false) => (
    <ul className={styles.list}>
      {inOrder(options, sort).map((option) => (
        <OptionRow
          key={option.move.slug}
          option={option}
          gameId={gameId}
          fighterId={defender.fighterId}
          window={window}
          sort={sort}
          clips={clips}
        />
      ))}
    </ul>
  );
  return (
    <section className={`${styles.panel ?? ''} ${styles.options ?? ''}`} aria-label={label}>
      {heading !== undefined && (
        <h2 className={styles.whose}>
          <Emblem fighterId={defender.fighterId} size={22} decorative />
          {heading}
        </h2>
      )}
      <Title>{t.rich('punishes', { span: <span className={styles.count} /> }, { count: punishes.length })}</Title>
      {punishes.length === 0 && fastest !== undefined && (
        <p className={styles.safe}>
          {t('safeNothingHasIsFast', { fighter: defender.name, cost: fastest.cost, window })}
        </p>
      )}
      {list(punishes, true)}
      {escapes.length > 0 && (
        <>
          <Title>{t.rich('escapes', { span: <span className={styles.count} /> }, { count: escapes.length })}</Title>
          {list(escapes)}
        </>
      )}
      <Movements movements={rules.movements(defender)} window={window} Title={Title} />
      {tooSlow.length > 0 && (
        <Disclosure
          className={styles.tooSlow}
          summary={t.rich('tooSlow', { span: <span className={styles.count} /> }, { count: tooSlow.length })}
        >
          {list(tooSlow)}
        </Disclosure>
      )}
    </section>
  );
}
