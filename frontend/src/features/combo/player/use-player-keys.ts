import { useEffect, useEffectEvent } from 'react';
import { isShortcut, type ShortcutName } from '../../../shared/keys/shortcuts.js';
import { isTyping } from '../../../shared/keys/typing.js';
import type { FrameClock } from '../../../shared/clip/frame-clock.js';
import { runPlayerKey } from './player-keys.js';

const PRESSABLE = 'button, a, summary, [role=button], [role=checkbox], [role=menuitem]';

const COMMANDS = [
  ...(['theatre', 'fullscreen', 'overlay', 'lesson'] as const),
  ...(['mute', 'louder', 'softer'] as const),
] as const satisfies readonly ShortcutName[];

/** What keys do besides moving in the clip. */
export type PageCommands = Readonly<Partial<Record<(typeof COMMANDS)[number], () => void>>>;

/** Keys of the player. Never while typing, nor Space where it presses something. */
export function usePlayerKeys(clock: FrameClock, commands: PageCommands): void {
  const onDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    const pressable = event.target instanceof Element && event.target.closest(PRESSABLE) !== null;
    if (pressable && isShortcut(event, 'space')) return;
    const name = COMMANDS.find((each) => isShortcut(event, each));
    const command = name === undefined ? undefined : commands[name];
    if (command === undefined && !runPlayerKey(clock, event)) return;
    event.preventDefault();
    if (!event.repeat) command?.();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      onDown(event);
    };
    const onKeyUp = ({ code }: KeyboardEvent) => {
      if (code === 'KeyS') clock.setSlow(false);
    };
    const onBlur = () => {
      clock.setSlow(false);
    };
    addEventListener('keydown', onKeyDown);
    addEventListener('keyup', onKeyUp);
    addEventListener('blur', onBlur);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('keyup', onKeyUp);
      removeEventListener('blur', onBlur);
      clock.setSlow(false);
    };
  }, [clock]);
}
