import type { Layout } from './layout.js';
import { diamond, roundStick, shoulderPair } from './parts-of-layouts.js';
import { bothSides, circle, cross } from './shapes.js';
import { t } from '../texts.js';

/** An Xbox controller: like the Pro Controller in its places, with other names. */
export const XBOX: Layout = {
  name: t('xboxController'),
  scale: 1.5,
  behind: [
    ...shoulderPair(['L_Z', 'R_Z'], 'M182,104C176,46 192,8 238,6C288,6 304,34 304,72L304,104Z', [242, 42]),
    ...shoulderPair(
      ['L_TRIGGER', 'R_TRIGGER'],
      'M146,190C142,112 172,76 232,70L362,72C384,76 388,96 378,124L360,150Z',
      [242, 98],
    ),
  ],
  body: [
    bothSides(
      'M500,78L428,78C392,78 388,122 340,122C258,120 190,122 148,166C94,232 44,404 44,512C44,586 98,628 154,602C212,574 238,514 292,486C316,474 350,472 390,472L500,472',
    ),
  ],
  details: [
    circle(380, 385, 62),
    cross(380, 385, 44, 16),
    circle(440, 225, 13),
    circle(560, 225, 13),
    circle(500, 130, 27),
  ],
  sticks: [roundStick('CONTROL_STICK', 250, 225, 66), roundStick('C_STICK', 620, 385, 64)],
  face: diamond(750, 225, 64, ['X_BUTTON', 'A_BUTTON', 'B_BUTTON', 'Y_BUTTON'], 39),
};
