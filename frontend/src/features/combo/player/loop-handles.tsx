import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { LoopRange } from '../../../shared/clip/clock-rules.js';
import { useClock } from '../../../shared/clip/clock-provider.js';
import styles from '../../../shared/lanes/ruler.module.css';
import { framesOfKey } from '../../../shared/lanes/slider-keys.js';
import { t } from '../texts.js';

const NAMES = { start: t('loopStart'), end: t('loopEnd') };

interface Props {
  readonly range: LoopRange;
  /** The frame at a place of the screen. */
  readonly frameAt: (clientX: number) => number;
}

/** The two ends of the loop on the ruler; they can be dragged and moved by keys. */
export function LoopHandles({ range, frameAt }: Props) {
  return (
    <>
      <Handle side="start" at={range.start} other={range.end} frameAt={frameAt} />
      <Handle side="end" at={range.end} other={range.start} frameAt={frameAt} />
    </>
  );
}

interface HandleProps extends Omit<Props, 'range'> {
  readonly side: keyof typeof NAMES;
  readonly at: number;
  readonly other: number;
}

function Handle({ side, at, other, frameAt }: HandleProps) {
  const clock = useClock();
  const { lastFrame } = clock;
  const dragged = useRef(false);
  const isStart = side === 'start';
  const [least, most] = isStart ? [0, other - 1] : [other + 1, lastFrame];
  const move = (frame: number) => {
    const to = Math.min(most, Math.max(least, frame));
    if (isStart) clock.setLoopRange(to, other);
    else clock.setLoopRange(other, to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const frames = framesOfKey(event);
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (frames !== null) move(at + frames);
    else if (event.key === 'Delete' || event.key === 'Escape') clock.setLoopRange(null);
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation(); // a new loop would begin here
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = true;
  };
  return (
    <span
      role="slider"
      tabIndex={0}
      className={styles.handle}
      data-end={side}
      style={{ '--frame': isStart ? at : at + 1 }}
      aria-label={NAMES[side]}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={at}
      aria-valuetext={t('frameNumber', { frame: at })}
      data-tip={t(isStart ? 'loopStartAtFrame' : 'loopEndAtFrame', { frame: at })}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => {
        if (dragged.current) move(frameAt(clientX));
      }}
      onPointerUp={() => {
        dragged.current = false;
      }}
      onPointerCancel={() => {
        dragged.current = false;
      }}
    />
  );
}
