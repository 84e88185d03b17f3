import type { DrawnStick, Layout } from './layout.js';
import { roundButton } from './parts-of-layouts.js';
import { bean, circle, cross, mirrored, polygon } from './shapes.js';
import { t } from '../texts.js';

const gateStick = (part: DrawnStick['part'], x: number, y: number, radius: number, knob: number): DrawnStick => ({
  part,
  x,
  y,
  gate: polygon(x, y, radius, 8),
  radius,
  knob,
  travel: radius * 0.45,
});

const trigger = 'M62,220C58,130 96,60 172,54C246,52 288,98 296,170L296,220Z';

const HANDLE = 'M14,305C10,430 22,560 74,612C106,638 146,624 158,580C170,530 172,480 236,440L236,320Z';

/** A GameCube controller: a large A, beans around it, octagonal gates, one Z over the right side. */
export const GAMECUBE: Layout = {
  name: t('gameCubeController'),
  scale: 1,
  behind: [
    { part: 'L_TRIGGER', d: trigger, x: 174, y: 96, size: 34 },
    { part: 'R_TRIGGER', d: mirrored(trigger), x: 826, y: 84, size: 34 },
    {
      part: 'R_Z',
      d: 'M684,190C690,128 742,106 824,106C906,106 958,130 968,190L968,230L684,230Z',
      x: 826,
      y: 124,
      size: 26,
    },
  ],
  body: [
    circle(178, 305, 164),
    circle(822, 305, 164),
    'M170,160C300,176 400,186 500,186C600,186 700,176 830,160L830,440C760,452 700,430 660,470L340,470C300,430 240,452 170,440Z',
    HANDLE,
    mirrored(HANDLE),
    circle(322, 532, 92),
    circle(674, 532, 98),
    'M190,400L452,400L452,470C426,470 414,490 414,532L230,532C230,488 222,462 190,454Z',
    'M810,400L810,454C780,462 772,488 772,532L576,532C576,490 562,470 536,470L536,400Z',
  ],
  details: [cross(322, 535, 50, 17), circle(500, 300, 23)],
  sticks: [gateStick('CONTROL_STICK', 178, 300, 112, 64), gateStick('C_STICK', 674, 535, 75, 42)],
  face: [
    roundButton('A_BUTTON', 818, 312, 58),
    roundButton('B_BUTTON', 698, 368, 39),
    { part: 'X_BUTTON', d: bean(818, 312, 98, -13, 27, 52), x: 913.5, y: 290, size: 34 },
    { part: 'Y_BUTTON', d: bean(818, 312, 98, -103, 27, 52), x: 796, y: 216.5, size: 34 },
  ],
};
