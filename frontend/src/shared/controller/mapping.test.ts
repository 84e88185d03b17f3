import { normaliseActions, PRESS_TYPES, type PressType } from '@combolab/contracts';
import { PressIndex } from './controller-state.js';
import { changesInputs, MAPPING_PRESETS, readMapping, viewerMapping } from './mapping.js';

const preset = (name: string, code: string) => {
  const found = MAPPING_PRESETS.find((each) => each.name === name && each.code === code);
  if (found === undefined) throw new Error('there is no such preset');
  return viewerMapping(found.code, found.mapping);
};
const face: readonly PressType[] = ['A_BUTTON', 'B_BUTTON', 'X_BUTTON', 'Y_BUTTON'];
const shoulders: readonly PressType[] = ['L_TRIGGER', 'R_TRIGGER', 'L_Z', 'R_Z'];

it('names the inputs as each controller does', () => {
  const words = (code: Parameters<typeof viewerMapping>[0]) => [...face, ...shoulders].map(viewerMapping(code).wordsOf);
  expect(words('SWITCH')).toEqual(['A', 'B', 'X', 'Y', 'L', 'R', 'ZL', 'ZR']);
  expect(words('GAMECUBE')).toEqual(['A', 'B', 'X', 'Y', 'L', 'R', 'Z', 'Z']);
  expect(words('PLAYSTATION')).toEqual(['Square', 'Circle', 'X', 'Triangle', 'L1', 'R1', 'L2', 'R2']);
  expect(words('XBOX')).toEqual(['B', 'A', 'Y', 'X', 'LB', 'RB', 'LT', 'RT']);
  expect(viewerMapping('XBOX').labelOf('C_STICK_UP_LEFT')).toBe('↖');
  expect(viewerMapping('XBOX').wordsOf('CONTROL_STICK_UP')).toBe('stick up');
});

it('has presets by place, by role and by name', () => {
  expect(face.map(preset('by place', 'PLAYSTATION').wordsOf)).toEqual(['Circle', 'X', 'Triangle', 'Square']);
  expect(shoulders.map(preset('by role', 'GAMECUBE').wordsOf)).toEqual(['Z', 'Z', 'L', 'R']);
  expect(face.map(preset('by name', 'XBOX').wordsOf)).toEqual(['A', 'B', 'X', 'Y']);
});

it('lights the replacement', () => {
  const view = viewerMapping('SWITCH', { X_BUTTON: 'R_TRIGGER' });
  expect(view.labelOf('X_BUTTON')).toBe('R');
  const state = new PressIndex(normaliseActions([{ frame: 3, presses: [{ type: 'X_BUTTON' }] }]), view.partOf).at(3);
  expect([state.X_BUTTON.mode, state.R_TRIGGER.mode]).toEqual(['up', 'pressed']);
});

it('lands both Zs on the one of a GameCube controller, a replaced one too', () => {
  expect(viewerMapping('GAMECUBE').partOf('L_Z')).toBe('R_Z');
  expect(viewerMapping('GAMECUBE', { A_BUTTON: 'L_Z' }).partOf('A_BUTTON')).toBe('R_Z');
});

it('reads only what it knows from a record', () => {
  const record = { A_BUTTON: 'B_BUTTON', X_BUTTON: 'nothing', CONTROL_STICK_UP: 'A_BUTTON', toString: 4 };
  expect(readMapping(record)).toEqual({ A_BUTTON: 'B_BUTTON' });
  expect(readMapping(undefined)).toEqual({});
  expect(changesInputs({ A_BUTTON: 'A_BUTTON' })).toBe(false);
  expect(changesInputs({ A_BUTTON: 'B_BUTTON' })).toBe(true);
});

it('leaves sticks alone', () => {
  const view = viewerMapping('PLAYSTATION', { A_BUTTON: 'B_BUTTON' });
  for (const type of PRESS_TYPES.filter((each) => each.includes('STICK'))) expect(view.partOf(type)).toBe(type);
});
