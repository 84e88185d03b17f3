import { trueRanges, type Span, type TrueAsk } from '@combolab/contracts/knockback';
import { startTransition, useMemo, useState } from 'react';
import { Disclosure } from '../../shared/ui/disclosure.js';
import { Emblem } from '../../shared/ui/emblem.js';
import { RangeTrack } from './range-track.js';
import styles from './true-combo.module.css';
import { trueWords } from './truth-words.js';
import type { Defender } from './use-truth.js';
import { t } from './texts.js';

interface Props {
  /** The lightest first. */
  readonly roster: readonly Defender[];
  readonly ask: Omit<TrueAsk, 'percent' | 'weight'>;
  readonly claim: Span;
}

/** Every defender by weight, with the percents at which the whole combo is true on them; counted when it is opened. */
export function ByWeight({ roster, ask, claim }: Props) {
  const [open, setOpen] = useState(false);
  const weights = useMemo(() => byWeight(roster), [roster]);
  return (
    <Disclosure
      className={styles.weights}
      summary={t('everyDefenderByWeight')}
      onToggle={(now) => {
        startTransition(() => {
          setOpen(now);
        });
      }}
    >
      {open && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('weight')}</th>
              <th scope="col">{t('on')}</th>
              <th scope="col">{t('theComboIs')}</th>
            </tr>
          </thead>
          <tbody>
            {weights.map(([weight, defenders]) => (
              <WeightRow key={weight} weight={weight} defenders={defenders} ask={ask} claim={claim} />
            ))}
          </tbody>
        </table>
      )}
    </Disclosure>
  );
}

function byWeight(roster: readonly Defender[]): readonly (readonly [weight: number, defenders: readonly Defender[]])[] {
  const weights = [...new Set(roster.map(({ weight }) => weight))];
  return weights.map((weight) => [weight, roster.filter((each) => each.weight === weight)]);
}

interface RowProps {
  readonly weight: number;
  readonly defenders: readonly Defender[];
  readonly ask: Props['ask'];
  readonly claim: Span;
}

function WeightRow({ weight, defenders, ask, claim }: RowProps) {
  const { all } = useMemo(() => trueRanges({ ...ask, weight }), [ask, weight]);
  return (
    <tr>
      <th scope="row" className="mono">
        {weight}
      </th>
      <td>
        <span className={styles.emblems}>
          {defenders.map(({ id }) => (
            <Emblem key={id} fighterId={id} size={22} />
          ))}
        </span>
      </td>
      <td>
        {all === null ? (
          t('notKnown')
        ) : (
          <>
            <RangeTrack ranges={all} claim={claim} />
            <span className={`mono ${styles.words ?? ''}`} aria-hidden>
              {trueWords(all)}
            </span>
          </>
        )}
      </td>
    </tr>
  );
}
