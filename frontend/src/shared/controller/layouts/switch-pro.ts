import type { Layout } from './layout.js';
import { diamond, roundStick, shoulderPair } from './parts-of-layouts.js';
import { bothSides, circle, cross, pill } from './shapes.js';
import { t } from '../texts.js';

/** The Switch Pro Controller: sticks set off against each other, ZL and ZR over L and R. */
export const SWITCH_PRO: Layout = {
  name: t('proController'),
  scale: 1,
  behind: [
    ...shoulderPair(['L_Z', 'R_Z'], 'M168,100C168,44 188,12 236,10L296,13C316,15 324,30 320,52L312,100Z', [242, 42]),
    ...shoulderPair(
      ['L_TRIGGER', 'R_TRIGGER'],
      'M148,190C144,112 172,74 230,70L330,72C348,75 354,88 350,110L344,150Z',
      [240, 98],
    ),
  ],
  body: [
    bothSides(
      'M500,120L330,120C250,118 190,122 150,164C96,226 50,394 48,504C47,578 94,626 148,608C206,588 234,520 284,488C306,474 342,470 390,470L500,470',
    ),
  ],
  details: [
    cross(385, 385, 52, 18),
    circle(405, 165, 13),
    circle(595, 165, 13),
    pill(440, 235, 25, 25, 6),
    circle(560, 235, 14),
  ],
  sticks: [roundStick('CONTROL_STICK', 255, 225, 64), roundStick('C_STICK', 615, 385, 64)],
  face: diamond(745, 225, 64, ['X_BUTTON', 'A_BUTTON', 'B_BUTTON', 'Y_BUTTON'], 39),
};
