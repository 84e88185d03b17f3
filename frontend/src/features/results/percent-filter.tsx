import { PERCENT_BINS, PERCENT_MAX, rangeWords, stepWords, type Scale } from '@combolab/contracts';
import { endNames, scaleName } from '../../shared/terms/scale.js';
import { Slider } from 'radix-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasWhole } from '@combolab/contracts/filters';
import { CheckRow } from '../../shared/ui/tick-row.js';
import { t } from './texts.js';
import styles from './percent-filter.module.css';

const DEBOUNCE_MS = 150;
const BIN = PERCENT_MAX / PERCENT_BINS;

interface Props {
  /** How the game counts. */
  readonly scale: Scale;
  readonly value: readonly [number, number];
  readonly onChange: (value: readonly [number, number]) => void;
  /** How many combos overlap each bin of 10 steps; null while unknown. */
  readonly bins: readonly number[] | null;
  /** Only combos that work all over the range. */
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
}

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
type Range = readonly [number, number];

const same = (a: Range, b: Range): boolean => a[0] === b[0] && a[1] === b[1];

const overlaps = (bin: number, [low, high]: readonly [number, number]): boolean =>
  bin * BIN <= high && (bin === PERCENT_BINS - 1 ? PERCENT_MAX : bin * BIN + BIN - 1) >= low;

/** A range of steps from 0 to 200 of what the defender has taken, over the number of combos that work there. */
export function PercentFilter({ scale, value, onChange, bins, isWhole, onWhole }: Props) {
  const [shown, setShown] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (same(value, sent.current)) return;
    sent.current = value; // changed from elsewhere: a chip, Back
    setShown(value);
  }, [value]);
  // an answer that comes meanwhile draws this anew, and must not begin the waiting again
  const send = useEffectEvent((range: Range) => {
    sent.current = range;
    onChange(range);
  });
  useEffect(() => {
    if (same(shown, sent.current)) return;
    const timer = setTimeout(() => {
      send(shown);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [shown]);
  const [first, last] = endNames(scale);
  const most = Math.max(1, ...(bins ?? []));
  return (
    <section aria-label={scaleName(scale)}>
      <div className={styles.head}>
        <h3>{scaleName(scale)}</h3>
        <span className="mono">
          {shown[0] === shown[1] ? t('atStep', { step: stepWords(scale, shown[0]) }) : rangeWords(scale, shown)}
        </span>
      </div>
      <div className={styles.bins} aria-hidden>
        {Array.from({ length: PERCENT_BINS }, (_, bin) => (
          <i
            key={bin}
            className={overlaps(bin, shown) ? styles.inside : undefined}
            style={{ height: `${String(((bins?.[bin] ?? 0) / most) * 100)}%` }}
          />
        ))}
      </div>
      <Slider.Root
        className={styles.slider}
        min={0}
        max={PERCENT_MAX}
        value={[...shown]}
        onValueChange={([low = 0, high = PERCENT_MAX]) => {
          setShown([low, high]);
        }}
      >
        <Slider.Track className={styles.track}>
          <Slider.Range className={styles.range} />
        </Slider.Track>
        <Slider.Thumb
          className={styles.thumb}
          aria-label={capital(first)}
          aria-valuetext={stepWords(scale, shown[0])}
        />
        <Slider.Thumb className={styles.thumb} aria-label={capital(last)} aria-valuetext={stepWords(scale, shown[1])} />
      </Slider.Root>
      <div className={styles.every}>
        <CheckRow on={isWhole} disabled={!hasWhole(shown)} onToggle={onWhole}>
          {scale.kind === 'percent' ? t('worksAtEveryPercentOf') : t('worksAtAllOfIt')}
        </CheckRow>
      </div>
    </section>
  );
}
