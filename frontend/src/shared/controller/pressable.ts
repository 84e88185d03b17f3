import type { PressType } from '@combolab/contracts';
import type { KeyboardEvent, PointerEvent } from 'react';

interface Handlers {
  readonly onPress: (type: PressType) => void;
  readonly onRelease?: ((type: PressType) => void) | undefined;
}

const isKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** What makes a part of the drawing a button: pressed while the pointer or the key is down on it. */
export function pressableProps(type: PressType, name: string, { onPress, onRelease }: Handlers) {
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': name,
    'data-press': type,
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      onPress(type);
    },
    // Also when the pointer was taken away, and always exactly once.
    onLostPointerCapture: () => onRelease?.(type),
    onKeyDown: (event: KeyboardEvent<SVGElement>) => {
      if (!isKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) onPress(type);
    },
    onKeyUp: (event: KeyboardEvent<SVGElement>) => {
      if (isKey(event)) onRelease?.(type);
    },
  };
}
