import { inputFamily, pressLabel, type PressType } from '@combolab/contracts';

/** The newest presses that are shown. */
const SHOWN = 24;

/** Shows how many beats are left; with none the clip moves. */
export function drawBeat(element: HTMLElement | null, left: number): void {
  if (element === null) return;
  element.textContent = left === 0 ? 'REC' : String(left);
  element.dataset.on = String(left === 0);
}

/** Shows a press before those that came earlier. */
export function drawPress(tape: HTMLElement | null, type: PressType, frame: number): void {
  if (tape === null) return;
  const press = document.createElement('li');
  const name = document.createElement('b');
  name.textContent = pressLabel(type);
  press.append(name, ` ${String(frame)}`);
  press.style.setProperty('--c', `var(--in-${inputFamily(type)})`);
  tape.prepend(press);
  while (tape.children.length > SHOWN) tape.lastElementChild?.remove();
}
