import { useEffect, useState } from 'react';
import { isButton, type ButtonPart } from '../../shared/controller/parts.js';
import { PracticeInput } from '../../shared/pad/practice-input.js';
import { usePracticeInput } from '../../shared/pad/use-practice-input.js';

/**
 * The button that is held on a pad.
 * @param onPress called once for each button that goes down
 */
export function usePadButton(onPress: (part: ButtonPart) => void) {
  const [input] = useState(() => new PracticeInput());
  const [pressed, setPressed] = useState<ButtonPart | null>(null);
  const seen = usePracticeInput(input, false, () => undefined);
  useEffect(() => {
    const before = new Set<string>();
    const listener = {
      onSample: (now: ReadonlySet<string>) => {
        const buttons = [...now].filter((type): type is ButtonPart => isButton(type as ButtonPart));
        const fresh = buttons.filter((type) => !before.has(type));
        before.clear();
        for (const type of buttons) before.add(type);
        for (const type of fresh) onPress(type);
        setPressed(buttons[0] ?? null);
      },
      onEdge: () => undefined,
    };
    input.listeners.add(listener);
    return () => void input.listeners.delete(listener);
  }, [input, onPress]);
  return { pressed, name: seen.presence === 'none' ? null : seen.name };
}
