import { endNames, PERCENT_MAX, PERCENT_MIN, rangeWords, stepWords, type Scale } from '@combolab/contracts';
import { Slider } from 'radix-ui';
import styles from './percent-slider.module.css';

interface Props {
  /** How the game counts. */
  readonly scale: Scale;
  readonly label: string;
  readonly value: readonly [number, number];
  readonly onChange: (value: readonly [number, number]) => void;
}

/** A range of steps from 0 to 200 of what the defender has taken, with two thumbs, its numbers beside its label. */
export function PercentSlider({ scale, label, value, onChange }: Props) {
  const [low, high] = value;
  const [first, last] = endNames(scale);
  return (
    <div role="group" aria-label={label} className={styles.field}>
      <div className={styles.head}>
        <span>{label}</span>
        <span className="mono">{low === high ? `at ${stepWords(scale, low)} only` : rangeWords(scale, value)}</span>
      </div>
      <Slider.Root
        className={styles.slider}
        min={PERCENT_MIN}
        max={PERCENT_MAX}
        value={[low, high]}
        onValueChange={([first = PERCENT_MIN, second = PERCENT_MAX]) => {
          onChange([first, second]);
        }}
      >
        <Slider.Track className={styles.track}>
          <Slider.Range className={styles.range} />
        </Slider.Track>
        <Slider.Thumb
          className={styles.thumb}
          aria-label={`${label}, ${first}`}
          aria-valuetext={stepWords(scale, low)}
        />
        <Slider.Thumb
          className={styles.thumb}
          aria-label={`${label}, ${last}`}
          aria-valuetext={stepWords(scale, high)}
        />
      </Slider.Root>
    </div>
  );
}
