import { restingState, type ControllerState } from './controller-state.js';
import { PARTS } from './parts.js';

/** Draws states into a controller that React has made, outside of React; writes only what has changed. */
export class StateDrawer {
  private readonly elements: ReadonlyMap<string, SVGElement>;
  private readonly drawn = restingState();

  constructor(root: Element) {
    const found = [...root.querySelectorAll<SVGElement>('[data-part]')];
    this.elements = new Map(found.map((element) => [element.dataset.part ?? '', element]));
  }

  draw(state: ControllerState): void {
    for (const part of PARTS) {
      const [now, before, element] = [state[part], this.drawn[part], this.elements.get(part)];
      if (element === undefined) continue;
      if (now.mode !== before.mode) element.dataset.state = now.mode;
      if (now.tilt !== before.tilt) {
        if (now.tilt === null) delete element.dataset.tilt;
        else element.dataset.tilt = now.tilt;
      }
      if (now.progress !== before.progress) element.style.setProperty('--p', now.progress.toFixed(3));
      before.mode = now.mode;
      before.tilt = now.tilt;
      before.progress = now.progress;
    }
  }
}
