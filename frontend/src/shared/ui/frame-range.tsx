import { Slider } from 'radix-ui';
import { t } from './texts.js';
import styles from './percent-slider.module.css';

interface Props {
  readonly label: string;
  readonly lastFrame: number;
  readonly value: readonly [first: number, last: number];
  /** @param moved the one that was moved */
  readonly onChange: (value: readonly [first: number, last: number], moved: number) => void;
  readonly disabled?: boolean;
  /** How a frame is read out. */
  readonly textOf: (frame: number) => string;
}

/** A range of frames with two thumbs; arrow keys move by one frame, Page keys by ten. */
export function FrameRange({ label, lastFrame, value, onChange, disabled = false, textOf }: Props) {
  const [first, last] = value;
  return (
    <Slider.Root
      className={styles.slider}
      min={0}
      max={lastFrame}
      value={[first, last]}
      disabled={disabled}
      minStepsBetweenThumbs={1}
      onValueChange={([from = 0, to = lastFrame]) => {
        onChange([from, to], from === first ? to : from);
      }}
    >
      <Slider.Track className={styles.track}>
        <Slider.Range className={styles.range} />
      </Slider.Track>
      <Slider.Thumb className={styles.thumb} aria-label={t('firstFrame', { label })} aria-valuetext={textOf(first)} />
      <Slider.Thumb className={styles.thumb} aria-label={t('lastFrame', { label })} aria-valuetext={textOf(last)} />
    </Slider.Root>
  );
}
