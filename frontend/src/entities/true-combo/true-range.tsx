import { trueLinks, trueRanges, type Span } from '@combolab/contracts/knockback';
import { useMemo } from 'react';
import { Button } from '../../shared/ui/button.js';
import { Disclosure } from '../../shared/ui/disclosure.js';
import { LinkList } from './link-list.js';
import { RangeTrack } from './range-track.js';
import styles from './true-range.module.css';
import { isWithin, NOT_COUNTED, rangesWords, trueWords, widest } from './truth-words.js';
import { useTruth, type AskedCombo, type Truth } from './use-truth.js';
import { t } from './texts.js';

interface Props {
  readonly combo: AskedCombo;
  /** Ids of those that the combo is for; the first is looked at. */
  readonly defenders: readonly string[];
  /** Where its author says that it works; null until it is said. */
  readonly claim: Span | null;
  /** Tags the combo as a true one; null where it is already. */
  readonly onTrue: (() => void) | null;
  /** Takes what the frame data say for the author's range. */
  readonly onUse: (range: Span) => void;
}

/** Beside the author's range of percents: where the named moves are true by the frame data, and why. */
export function TrueRange({ combo, defenders, claim, ...on }: Props) {
  const truth = useTruth(combo);
  if (truth.kind === 'failed')
    return (
      <p className={styles.line}>
        {t('theFrameDataCouldNotBe')}{' '}
        <Button size="s" onClick={truth.retry}>
          {t('tryAgain')}
        </Button>
      </p>
    );
  if (truth.kind !== 'ready') return null;
  if (truth.moves.length < 2) return <p className={styles.line}>{t('nameTwoMovesOrMore')}</p>;
  return <Counted truth={truth} defenders={defenders} claim={claim} {...on} />;
}

interface CountedProps extends Pick<Props, 'defenders' | 'claim' | 'onTrue' | 'onUse'> {
  readonly truth: Extract<Truth, { kind: 'ready' }>;
}

function Counted({ truth: { rules, moves, roster }, defenders, claim, onTrue, onUse }: CountedProps) {
  const defender = roster.find(({ id }) => defenders.includes(id)) ?? roster[0];
  const weight = defender?.weight ?? 0;
  const from = claim?.[0] ?? 0;
  const ranges = useMemo(() => trueRanges({ rules, moves, weight, switches: rules.usual }), [rules, moves, weight]);
  const links = useMemo(
    () => trueLinks({ rules, moves, weight, percent: from, switches: rules.usual }),
    [rules, moves, weight, from],
  );
  if (defender === undefined) return null;
  const { all } = ranges;
  const offered = all === null ? null : widest(all.sure);
  return (
    <div className={styles.range}>
      {all !== null && <RangeTrack ranges={all} claim={claim} />}
      <p className={styles.line} aria-live="polite">
        {all === null
          ? t('nothingCanBeCountedOf')
          : t('byTheFrameDataThe', { truth: trueWords(all), name: defender.name })}
        {offered !== null && offered.join() !== claim?.join() && (
          <>
            {' '}
            <Button
              size="s"
              onClick={() => {
                onUse(offered);
              }}
            >
              {t('use', { range: rangesWords([offered]) })}
            </Button>
          </>
        )}
        {onTrue !== null && claim !== null && all !== null && isWithin(claim, all.sure) && (
          <>
            {' '}
            <Button size="s" onClick={onTrue}>
              {t('tagItTrueCombo')}
            </Button>
          </>
        )}
      </p>
      <Disclosure className={styles.each} summary={t('hitByHit')}>
        <LinkList links={links} ranges={ranges.links} claim={claim} at={from} defender={defender.name} />
        <p className={styles.line}>{NOT_COUNTED}</p>
      </Disclosure>
    </div>
  );
}
