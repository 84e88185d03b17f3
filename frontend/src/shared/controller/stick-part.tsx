import { inputFamily } from '@combolab/contracts';
import styles from './drawn-controller.module.css';
import type { PressHandlers } from './drawn-controller.js';
import type { DrawnStick } from './layouts/layout.js';
import { circle } from './layouts/shapes.js';
import { pressOfTilt } from './parts.js';
import { StickTargets } from './stick-targets.js';

interface Props extends PressHandlers {
  readonly drawn: DrawnStick;
  readonly hatch: string;
}

/** A stick: the knob moves, a wedge shows the direction; `data-tilt` tells it. */
export function StickPartDrawing({ drawn, hatch, onPress, onRelease }: Props) {
  const { part, x, y, gate, radius, knob, travel } = drawn;
  const family = inputFamily(pressOfTilt(part, 'UP'));
  const [px, py] = [String(x), String(y)];
  const [reach, side] = [String(radius * 0.92), radius * 0.65];
  const wedge = `M${px},${py}L${String(x - side)},${String(y - side)}A${reach},${reach} 0 0 1 ${String(x + side)},${String(y - side)}Z`;
  const tip = `M${px},${String(y - knob * 0.46)}l${String(knob * 0.34)},${String(knob * 0.56)}h${String(-knob * 0.68)}Z`;
  return (
    <g
      className={styles.part}
      data-part={part}
      data-state="up"
      style={{ '--c': `var(--in-${family})`, '--travel': travel }}
    >
      <path className={styles.gate} d={gate} />
      <path className={styles.wedge} d={wedge} style={{ transformOrigin: `${px}px ${py}px` }} />
      <path className={styles.ring} d={gate} />
      <g className={styles.knob}>
        <path className={styles.base} d={circle(x, y, knob)} />
        <path className={styles.lit} d={circle(x, y, knob)} />
        <path className={styles.hatched} d={circle(x, y, knob)} fill={`url(#${hatch})`} />
        <path className={styles.grip} d={circle(x, y, knob * 0.7)} />
        <path className={styles.tip} d={tip} style={{ transformOrigin: `${px}px ${py}px` }} />
        <rect
          className={styles.bar}
          x={x - knob * 0.36}
          y={y + knob * 0.4}
          width={knob * 0.72}
          height={knob * 0.16}
          rx={3}
        />
        <text className={styles.bad} x={x} y={y} style={{ '--size': `${String(knob)}px` }}>
          !
        </text>
      </g>
      {onPress && <StickTargets drawn={drawn} onPress={onPress} onRelease={onRelease} />}
    </g>
  );
}
