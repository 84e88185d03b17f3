import type { Layout } from './layout.js';
import { diamond, roundStick, shoulderPair } from './parts-of-layouts.js';
import { bothSides, circle, pill } from './shapes.js';
import { t } from '../texts.js';

/** One key of the four that stand apart, its point to the middle of the pad at (230, 250). */
const keys = [
  'M206,172C206,166 210,164 214,164L246,164C250,164 254,166 254,172L254,210L230,234L206,210Z',
  'M206,328C206,334 210,336 214,336L246,336C250,336 254,334 254,328L254,290L230,266L206,290Z',
  'M152,226C146,226 144,230 144,234L144,266C144,270 146,274 152,274L190,274L214,250L190,226Z',
  'M308,226C314,226 316,230 316,234L316,266C316,270 314,274 308,274L270,274L246,250L270,226Z',
];

/** A PlayStation controller: level sticks, four separate keys, a touchpad. The author's A is Square, B Circle, Y Triangle. */
export const PLAYSTATION: Layout = {
  name: t('playStationController'),
  scale: 1.2,
  behind: [
    ...shoulderPair(['L_Z', 'R_Z'], 'M160,110C158,44 176,10 224,8C276,8 298,36 298,76L298,110Z', [230, 44]),
    ...shoulderPair(
      ['L_TRIGGER', 'R_TRIGGER'],
      'M140,160C142,104 164,76 204,72L264,72C300,74 316,96 318,128L318,160Z',
      [230, 100],
    ),
  ],
  body: [
    bothSides(
      'M500,126L342,126C316,126 300,122 230,124C166,126 128,140 108,188C72,276 44,420 42,530C42,596 72,630 118,622C176,610 196,548 236,500C252,482 268,474 290,474C320,500 420,500 450,474L500,474',
    ),
  ],
  details: [
    ...keys,
    pill(500, 208, 236, 130, 18),
    pill(362, 170, 13, 34, 6.5),
    pill(638, 170, 13, 34, 6.5),
    circle(500, 325, 20),
  ],
  sticks: [roundStick('CONTROL_STICK', 370, 400, 64), roundStick('C_STICK', 630, 400, 64)],
  face: diamond(770, 250, 68, ['Y_BUTTON', 'B_BUTTON', 'X_BUTTON', 'A_BUTTON'], 40),
};
