import { viewOn, type View } from '../camera/view.js';
import { paintFigure, type FigureLook } from '../figure/paint-figure.js';
import type { Stance } from '../pose/stance.js';
import { layer, type Pen } from './pen.js';

/** One layer for all figures that are seen through. */
let shared: ReturnType<typeof layer> = null;

function cleared(side: number): ReturnType<typeof layer> {
  if (shared === null || shared.canvas.width < side) shared = layer(side, side);
  shared?.pen.clearRect(0, 0, shared.canvas.width, shared.canvas.height);
  return shared;
}

/** A figure drawn whole and then laid on at once, so that its overlapping limbs do not show through. */
export function paintFaded(pen: Pen, stance: Stance, view: View, look: FigureLook, opacity: number): void {
  if (opacity < 0.02) return;
  const half = Math.ceil(stance.armature.height * view.scale * 1.5);
  const side = half * 2;
  const made = cleared(side);
  pen.save();
  pen.globalAlpha = opacity;
  if (made === null) paintFigure(pen, stance, view, look);
  else {
    const [x, y] = stance.place;
    const centre = [x, y + stance.armature.height / 2] as const;
    paintFigure(made.pen, stance, viewOn(centre, view.scale, side, side), look);
    pen.drawImage(made.canvas, 0, 0, side, side, view.x(centre[0]) - half, view.y(centre[1]) - half, side, side);
  }
  pen.restore();
}
