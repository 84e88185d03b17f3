import { PERCENT_MAX, PERCENT_MIN, rangeWords, stepWords, type Scale } from '@combolab/contracts';
import { endNames } from '../terms/scale.js';
import { Slider } from 'radix-ui';
import { cx } from '../lib/cx.js';
import { Button } from './button.js';
import { t } from './texts.js';
import styles from './percent-slider.module.css';

interface Props {
  /** How the game counts. */
  readonly scale: Scale;
  readonly label: string;
  /** Null until something is chosen. */
  readonly value: readonly [number, number] | null;
  /** Id of the words that ask for it. */
  readonly describedBy?: string | undefined;
  readonly onChange: (value: readonly [number, number]) => void;
}

/** What one press chooses where nothing is chosen yet. */
const OFFERS = [
  [PERCENT_MIN, PERCENT_MIN],
  [PERCENT_MIN, PERCENT_MAX],
] as const;
const NOT_CHOSEN = t('notChosen');

const words = (scale: Scale, [low, high]: readonly [number, number]): string =>
  low === high ? t('atOnly', { percent: stepWords(scale, low) }) : rangeWords(scale, [low, high]);

/** A range of steps from 0 to 200 of what the defender has taken, with two thumbs, its numbers beside its label. */
export function PercentSlider({ scale, label, value, describedBy, onChange }: Props) {
  const ends = value ?? OFFERS[0];
  const names = endNames(scale);
  return (
    <div role="group" aria-label={label} className={cx(styles.field, value === null && styles.open)}>
      <div className={styles.head}>
        <span>{label}</span>
        <span className="mono">{value === null ? NOT_CHOSEN : words(scale, value)}</span>
      </div>
      <Slider.Root
        className={styles.slider}
        min={PERCENT_MIN}
        max={PERCENT_MAX}
        value={[...ends]}
        onValueChange={([first = PERCENT_MIN, second = PERCENT_MAX]) => {
          onChange([first, second]);
        }}
      >
        <Slider.Track className={styles.track}>
          <Slider.Range className={styles.range} />
        </Slider.Track>
        {ends.map((end, index) => (
          <Slider.Thumb
            key={index}
            className={styles.thumb}
            aria-label={`${label}, ${names[index] ?? ''}`}
            aria-valuetext={value === null ? NOT_CHOSEN : stepWords(scale, end)}
            aria-describedby={describedBy}
          />
        ))}
      </Slider.Root>
      {value === null && (
        <div className={styles.offers}>
          {OFFERS.map((offer) => (
            <Button
              key={offer.join()}
              size="s"
              onClick={() => {
                onChange(offer);
              }}
            >
              {words(scale, offer)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
