import { type Direction, type PressType } from '@combolab/contracts';
import { pressWords } from '../terms/presses.js';
import { useRef, type PointerEvent } from 'react';
import styles from './drawn-controller.module.css';
import type { DrawnStick } from './layouts/layout.js';
import { pressOfTilt } from './parts.js';
import { pressableProps } from './pressable.js';

/** Clockwise from the right, an eighth of a turn each. */
const AROUND: readonly Direction[] = ['RIGHT', 'DOWN_RIGHT', 'DOWN', 'DOWN_LEFT', 'LEFT', 'UP_LEFT', 'UP', 'UP_RIGHT'];

/** Direction of a point as seen from the middle of a stick. */
export const directionTo = (dx: number, dy: number): Direction =>
  AROUND[((Math.round((Math.atan2(dy, dx) * 4) / Math.PI) % 8) + 8) % 8] ?? 'RIGHT';

interface Props {
  readonly drawn: DrawnStick;
  readonly onPress: (type: PressType) => void;
  readonly onRelease?: ((type: PressType) => void) | undefined;
}

function sector({ x, y, radius }: DrawnStick, n: number): string {
  const at = (turn: number) => {
    const angle = (turn * Math.PI) / 4;
    return `${String(x + radius * 1.1 * Math.cos(angle))},${String(y + radius * 1.1 * Math.sin(angle))}`;
  };
  return `M${String(x)},${String(y)}L${at(n - 0.5)}L${at(n)}L${at(n + 0.5)}Z`;
}

/** Eight directions to press; a pointer that is kept down can roll from one to the next. */
export function StickTargets({ drawn, onPress, onRelease }: Props) {
  const down = useRef<PressType>(null);
  const change = (type: PressType | null) => {
    if (type === down.current) return;
    if (down.current !== null) onRelease?.(down.current);
    down.current = type;
    if (type !== null) onPress(type);
  };
  const roll = (event: PointerEvent<SVGGElement>) => {
    if (down.current === null) return;
    const box = event.currentTarget.getBoundingClientRect();
    const [dx, dy] = [event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2];
    change(pressOfTilt(drawn.part, directionTo(dx, dy)));
  };
  return (
    <g onPointerMove={roll}>
      {AROUND.map((direction, n) => (
        <Target
          key={direction}
          type={pressOfTilt(drawn.part, direction)}
          d={sector(drawn, n)}
          onPress={change}
          onRelease={() => {
            change(null);
          }}
        />
      ))}
    </g>
  );
}

interface TargetProps {
  readonly type: PressType;
  readonly d: string;
  readonly onPress: (type: PressType) => void;
  readonly onRelease: () => void;
}

const Target = ({ type, d, onPress, onRelease }: TargetProps) => (
  <path className={styles.target} d={d} {...pressableProps(type, pressWords(type), { onPress, onRelease })} />
);
