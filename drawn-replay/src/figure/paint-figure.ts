import type { View } from '../camera/view.js';
import type { Point } from '../maths/point.js';
import { isLying, isRolling } from '../scene/states.js';
import type { Pen } from '../paint/pen.js';
import type { Stance } from '../pose/stance.js';
import { canvasBody, type CanvasBody } from './canvas-body.js';
import { paintFace, paintHead } from './head.js';
import { disc, paintHulls } from './hull.js';
import { paintArm, paintBallFoot, paintBlade, paintLeg } from './limbs.js';
import { flatPalette, paletteOf, type Hues, type Palette } from './palette.js';
import { paintTorso } from './torso.js';
import { paintCape, paintTail, type SpeedBefore } from './trailing.js';
import { twoBones } from './two-bones.js';

export interface FigureLook {
  readonly hues: Hues;
  readonly speedBefore: SpeedBefore;
  /** One colour for all: edges and afterimages. */
  readonly flat?: string;
  /** Times the usual width of the edge. */
  readonly edge?: number;
  /** 0 to 1: lightened because it was hit. */
  readonly flash?: number;
}

function paintNearSide(pen: Pen, body: CanvasBody, palette: Palette, floor: number): void {
  const { armature, stance, facing, unit } = body;
  const arm = (): Point => paintArm(pen, body, body.nearShoulder, body.end('nearHand'), palette, armature.cannon);
  if (armature.ball) {
    paintHead(pen, body, palette);
    paintBallFoot(pen, body, body.end('nearFoot'), palette);
    arm();
    // over the arm: the only place of a ball that shows which way it looks
    paintFace(pen, body, palette);
    return;
  }
  paintLeg(pen, body, body.nearHip, body.end('nearFoot'), palette, floor);
  paintHead(pen, body, palette);
  paintFace(pen, body, palette);
  const stowed = isRolling(stance.frame.state) || isLying(stance.frame.state);
  if (armature.blade > 0 && !stowed) {
    const { end } = twoBones(body.nearShoulder, body.end('nearHand'), (armature.arm * unit) / 2, facing);
    paintBlade(pen, body, end, stance.blade - stance.pose.turn, palette);
  }
  arm();
}

/** A figure: tail or cape, far arm, far leg, torso, near leg, head, weapon, near arm. */
export function paintFigure(pen: Pen, stance: Stance, view: View, look: FigureLook): void {
  const { hues, speedBefore, flat, edge = 1, flash = 0 } = look;
  const near = flat === undefined ? paletteOf(hues, false, flash) : flatPalette(flat);
  const far = flat === undefined ? paletteOf(hues, true, flash) : near;
  const body = canvasBody(stance, view, edge);
  const { armature } = body;
  const floor = view.y(stance.place[1]);
  const rests = stance.onFloor || isLying(stance.frame.state);
  if (armature.cape > 0) paintCape(pen, body, speedBefore, near, rests ? floor : Infinity);
  if (armature.tail > 0) paintTail(pen, body, speedBefore, near);
  paintArm(pen, body, body.farShoulder, body.end('farHand'), far, false);
  if (armature.ball) paintBallFoot(pen, body, body.end('farFoot'), far);
  else {
    paintLeg(pen, body, body.farHip, body.end('farFoot'), far, floor);
    paintTorso(pen, body, near);
  }
  paintNearSide(pen, body, near, floor);
  if (armature.cannon && !near.body.flat)
    paintHulls(pen, [disc(body.nearShoulder, body.unit * 0.08)], near.body, body.edge);
}
