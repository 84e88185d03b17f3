import type { ControllerType, PressType } from '@combolab/contracts';
import { useId, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import { cx } from '../lib/cx.js';
import { ButtonPartDrawing } from './button-part.js';
import type { ControllerState } from './controller-state.js';
import { StateDrawer } from './draw-state.js';
import styles from './drawn-controller.module.css';
import { LAYOUTS } from './layouts/layout.js';
import { BOX_HEIGHT, BOX_WIDTH } from './layouts/shapes.js';
import { PART_LABELS, type PartLabel } from './mapping.js';
import type { ButtonPart } from './parts.js';
import { StickPartDrawing } from './stick-part.js';

export interface ControllerHandle {
  /** Shows a state; cheap enough for every frame. */
  draw(state: ControllerState): void;
}

/** For a controller that can be pressed; without them it is a picture. */
export interface PressHandlers {
  readonly onPress?: ((type: PressType) => void) | undefined;
  readonly onRelease?: ((type: PressType) => void) | undefined;
}

interface Props extends PressHandlers {
  readonly code: ControllerType;
  /** What stands on the buttons, where it is not what the controller has. */
  readonly labels?: Readonly<Partial<Record<ButtonPart, PartLabel>>>;
  readonly handle?: Ref<ControllerHandle>;
  readonly className?: string | undefined;
  /** The name says it already. */
  readonly decorative?: boolean;
}

/**
 * A controller as a drawing, as wide as its place. React draws it once; `handle.draw` shows states after that.
 *
 * Each layout has a scale (1, PlayStation 1.2, Xbox 1.5): its picture has a margin of that proportion around the box of
 * 1000 x 640, and the picture is drawn larger by the same factor, so that the margin hangs over and all controllers
 * fill their place alike.
 */
export function DrawnController({ code, labels, handle, className, decorative = false, onPress, onRelease }: Props) {
  const root = useRef<SVGSVGElement>(null);
  const drawer = useRef<StateDrawer>(null);
  const hatch = `hatch${useId().replace(/\W/g, '')}`;
  const { name, scale, behind, body, details, sticks, face } = LAYOUTS[code];
  useLayoutEffect(() => {
    drawer.current = root.current === null ? null : new StateDrawer(root.current);
  }, [code]);
  useImperativeHandle(
    handle,
    () => ({
      draw: (state) => drawer.current?.draw(state),
    }),
    [],
  );
  const pressable = onPress !== undefined;
  const [width, height] = [BOX_WIDTH * scale, BOX_HEIGHT * scale];
  const box = [(BOX_WIDTH - width) / 2, (BOX_HEIGHT - height) / 2, width, height].map(String).join(' ');
  const button = (drawn: (typeof face)[number]) => (
    <ButtonPartDrawing
      key={drawn.part}
      drawn={drawn}
      label={labels?.[drawn.part] ?? PART_LABELS[code][drawn.part]}
      hatch={hatch}
      {...(pressable && { onPress, onRelease })}
    />
  );
  return (
    <div className={cx(styles.place, className)} data-controller={code} style={{ '--scale': scale }}>
      <svg
        key={code}
        ref={root}
        className={styles.picture}
        viewBox={box}
        {...(decorative ? { 'aria-hidden': true } : { role: pressable ? 'group' : 'img', 'aria-label': name })}
      >
        <pattern id={hatch} width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="9" height="18" className={styles.hatchLine} />
        </pattern>
        {behind.map(button)}
        <g className={styles.bodyLine}>
          {body.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        <g className={styles.bodyFill}>
          {body.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        {details.map((d) => (
          <path key={d} d={d} className={styles.detail} />
        ))}
        {sticks.map((drawn) => (
          <StickPartDrawing key={drawn.part} drawn={drawn} hatch={hatch} {...(pressable && { onPress, onRelease })} />
        ))}
        {face.map(button)}
      </svg>
    </div>
  );
}
