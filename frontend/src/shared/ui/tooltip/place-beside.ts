import { computePosition, flip, shift } from '@floating-ui/dom';

/** Puts a tip under an element, above it where there is no room, and never out of the window. */
export async function placeBeside(element: Element, tip: HTMLElement): Promise<void> {
  const { x, y } = await computePosition(element, tip, {
    strategy: 'fixed',
    placement: 'bottom',
    middleware: [flip(), shift({ padding: 4 })],
  });
  Object.assign(tip.style, { left: `${String(x)}px`, top: `${String(y)}px`, visibility: 'visible' });
}
