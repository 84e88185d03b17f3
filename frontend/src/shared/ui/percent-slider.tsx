import { PERCENT_MAX, PERCENT_MIN } from '@combolab/contracts';
import { Slider } from 'radix-ui';
import styles from './percent-slider.module.css';

interface Props {
  readonly label: string;
  readonly value: readonly [number, number];
  readonly onChange: (value: readonly [number, number]) => void;
}

/** A percent range from 0 to 200 with two thumbs, its numbers beside its label. */
export function PercentSlider({ label, value, onChange }: Props) {
  const [low, high] = value;
  return (
    <div role="group" aria-label={label} className={styles.field}>
      <div className={styles.head}>
        <span>{label}</span>
        <span className="mono">{low === high ? `at ${String(low)}% only` : `${String(low)}–${String(high)}%`}</span>
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
        <Slider.Thumb className={styles.thumb} aria-label={`${label}, lowest percent`} />
        <Slider.Thumb className={styles.thumb} aria-label={`${label}, highest percent`} />
      </Slider.Root>
    </div>
  );
}
