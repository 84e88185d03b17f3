import { inputFamily } from '@combolab/contracts';
import styles from './drawn-controller.module.css';
import type { PressHandlers } from './drawn-controller.js';
import type { DrawnButton } from './layouts/layout.js';
import type { PartLabel } from './mapping.js';
import { pressableProps } from './pressable.js';

interface Props extends PressHandlers {
  readonly drawn: DrawnButton;
  readonly label: PartLabel;
  /** Id of the pattern that marks what is never released. */
  readonly hatch: string;
}

const shapes: Readonly<Record<string, (x: number, y: number, s: number) => string>> = {
  Square: (x, y, s) => `M${String(x - s)},${String(y - s)}h${String(2 * s)}v${String(2 * s)}h${String(-2 * s)}Z`,
  Circle: (x, y, s) =>
    `M${String(x - s)},${String(y)}a${String(s)},${String(s)} 0 1 0 ${String(2 * s)},0a${String(s)},${String(s)} 0 1 0 ${String(-2 * s)},0Z`,
  Triangle: (x, y, s) =>
    `M${String(x)},${String(y - 1.15 * s)}l${String(1.15 * s)},${String(2 * s)}h${String(-2.3 * s)}Z`,
};

/** The letters on a button, or one of the shapes that stand for a letter. */
function Sign({ drawn: { x, y, size }, label }: Pick<Props, 'drawn' | 'label'>) {
  const shape = shapes[label.words];
  if (shape !== undefined) return <path className={styles.shape} d={shape(x, y, size * 0.38)} />;
  return (
    <text className={styles.letters} x={x} y={y} style={{ '--size': `${String(size)}px` }}>
      {label.sign}
    </text>
  );
}

/** A button, trigger or Z: it sinks and lights, has a ring, a bar while it is held, and a mark when it is never released. */
export function ButtonPartDrawing({ drawn, label, hatch, onPress, onRelease }: Props) {
  const { part, d, x, y, size } = drawn;
  return (
    <g
      className={styles.part}
      data-part={part}
      data-state="up"
      data-label={label.words}
      style={{ '--c': `var(--in-${inputFamily(part)})` }}
      {...(onPress && pressableProps(part, label.words, { onPress, onRelease }))}
    >
      <path className={styles.ring} d={d} />
      <g className={styles.cap}>
        <path className={styles.base} d={d} />
        <path className={styles.lit} d={d} />
        <path className={styles.hatched} d={d} fill={`url(#${hatch})`} />
        <Sign drawn={drawn} label={label} />
        <rect
          className={styles.bar}
          x={x - size * 0.42}
          y={y + size * 0.56}
          width={size * 0.84}
          height={size * 0.16}
          rx={3}
        />
        <text className={styles.bad} x={x} y={y} style={{ '--size': `${String(size * 1.15)}px` }}>
          !
        </text>
      </g>
    </g>
  );
}
