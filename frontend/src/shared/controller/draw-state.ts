import type { StickPlace } from '../sticks/stick-samples.js';
import { restingState, type ControllerState } from './controller-state.js';
import { PARTS } from './parts.js';

/** Downwards is more on the screen. */
function drawPlace({ style, dataset }: SVGElement, place: StickPlace | null): void {
  if (place === null) {
    delete dataset.place;
    style.removeProperty('--x');
    style.removeProperty('--y');
    return;
  }
  dataset.place = '';
  style.setProperty('--x', place[0].toFixed(4));
  style.setProperty('--y', (-place[1]).toFixed(4));
}

function drawPull({ style, dataset }: SVGElement, pull: number | null): void {
  if (pull === null) {
    delete dataset.pull;
    style.removeProperty('--pull');
    return;
  }
  dataset.pull = '';
  style.setProperty('--pull', pull.toFixed(3));
}

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
      if (now.place !== before.place) drawPlace(element, now.place);
      if (now.pull !== before.pull) drawPull(element, now.pull);
      before.mode = now.mode;
      before.place = now.place;
      before.pull = now.pull;
      before.tilt = now.tilt;
      before.progress = now.progress;
    }
  }
}
