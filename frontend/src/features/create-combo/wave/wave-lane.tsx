import { AudioLines } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import lanes from '../../../shared/lanes/lanes.module.css';
import type { LaneView } from '../../../shared/lanes/use-lane-zoom.js';
import { cx } from '../../../shared/lib/cx.js';
import { peaksOf, type HeardClip } from './heard-frames.js';
import styles from './wave-lane.module.css';
import { t } from '../texts.js';

interface Props {
  readonly heard: HeardClip;
  readonly view: Pick<LaneView, 'px' | 'drawn'>;
}

/** How loud the clip is on each frame: a hit is heard where it lands. A picture for the eye; whoever listens steps with sound on. */
export function WaveLane({ heard, view: { px, drawn } }: Props) {
  const peaks = useMemo(() => peaksOf(heard), [heard]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [from, to] = [Math.max(0, Math.floor(drawn[0])), Math.min(peaks.length, Math.ceil(drawn[1]) + 1)];
  useEffect(() => {
    const element = canvas.current;
    const paint = element?.getContext('2d') ?? null;
    if (element === null || paint === null) return;
    const scale = globalThis.devicePixelRatio;
    const { clientHeight } = element;
    element.width = Math.max(1, Math.round((to - from) * px * scale));
    element.height = Math.max(1, Math.round(clientHeight * scale));
    paint.fillStyle = getComputedStyle(element).color;
    const width = Math.max(1, (px > 3 ? px - 1 : px) * scale);
    for (let frame = from; frame < to; frame += 1) {
      const tall = Math.max(scale, (peaks[frame] ?? 0) * element.height);
      paint.fillRect((frame - from) * px * scale, (element.height - tall) / 2, width, tall);
    }
  }, [peaks, px, from, to]);
  return (
    <div className={cx(lanes.lane, styles.wave)} data-wave aria-hidden>
      <span className={lanes.name}>
        <AudioLines size={14} />
        {t('sound')}
      </span>
      <div>
        <canvas ref={canvas} style={{ left: from * px, width: Math.max(0, to - from) * px }} />
      </div>
    </div>
  );
}
