import { CONTROLLER_TYPES } from '@combolab/contracts';
import { LAYOUTS } from './layout.js';

it('draws each controller in its scale, the GameCube one beside the layout of the Switch', () => {
  const scales = CONTROLLER_TYPES.map((code) => [code, LAYOUTS[code].scale]);
  expect(Object.fromEntries(scales)).toEqual({ SWITCH: 1, GAMECUBE: 1, PLAYSTATION: 1.2, XBOX: 1.5 });
  expect(LAYOUTS.GAMECUBE.body).not.toEqual(LAYOUTS.SWITCH.body);
});
