import type { PadSnapshot } from './pad-layout.js';
import { HeldReader } from './held-reader.js';
import { readPad } from './pad-layout.js';
import type { PadProfile } from './pad-profile.js';
import { NOTHING_PRESSED } from './pad-state.js';
import { PadWizard, WIZARD_TARGETS } from './pad-wizard.js';

/** Triggers on axes that rest at -1, a C-stick on axes 5 and 2 that rests off the middle. */
const REST = [0.05, 0, 0.1, -1, -1, -0.1];
const snapshot = (button: number | null, axes: Readonly<Record<number, number>> = {}): PadSnapshot => ({
  id: 'Odd pad',
  mapping: '',
  buttons: Array.from({ length: 10 }, (_, at) => ({ value: at === button ? 1 : 0 })),
  axes: REST.map((rest, at) => axes[at] ?? rest),
});
const SHOWN: Readonly<Record<(typeof WIZARD_TARGETS)[number], PadSnapshot | null>> = {
  A_BUTTON: snapshot(1),
  B_BUTTON: snapshot(2),
  X_BUTTON: snapshot(0),
  Y_BUTTON: snapshot(3),
  L_TRIGGER: snapshot(null, { 3: 0.9 }),
  R_TRIGGER: snapshot(null, { 4: 0.9 }),
  L_Z: null,
  R_Z: snapshot(7),
  CONTROL_STICK_UP: snapshot(null, { 1: -0.78 }),
  CONTROL_STICK_RIGHT: snapshot(null, { 0: 0.8 }),
  C_STICK_UP: snapshot(null, { 2: -0.6 }),
  C_STICK_RIGHT: snapshot(null, { 5: 0.65 }),
};

function learnt() {
  const wizard = new PadWizard();
  for (const target of WIZARD_TARGETS) {
    expect(wizard.target).toBe(target);
    const shown = SHOWN[target];
    if (shown === null) wizard.skip();
    else for (const state of [snapshot(null), shown, shown, snapshot(null)]) wizard.sample(state);
  }
  expect(wizard.target).toBeNull();
  return wizard.profile;
}

it('learns buttons, triggers on axes and sticks with their rest and reach', () => {
  const profile = learnt();
  const read = (pad: PadSnapshot) => readPad(pad, NOTHING_PRESSED, profile);
  expect([...read(snapshot(1)).buttons]).toEqual(['A_BUTTON']);
  expect([...read(snapshot(null)).buttons]).toEqual([]);
  expect([...read(snapshot(null, { 4: 0.9 })).buttons]).toEqual(['R_TRIGGER']);
  const { sticks } = read(snapshot(null, { 0: 0.8, 1: 0.78, 2: -0.6, 5: 0.65 }));
  expect(sticks.CONTROL_STICK[0]).toBeCloseTo(1);
  expect(sticks.CONTROL_STICK[1]).toBeCloseTo(1);
  expect(sticks.C_STICK[0]).toBeCloseTo(1);
  expect(sticks.C_STICK[1]).toBeCloseTo(-1);
  expect(read(snapshot(null)).sticks).toEqual({ CONTROL_STICK: [0, 0], C_STICK: [0, 0] });
});

it('has sticks read in sectors where its owner wants so, and by their axes where nothing is said of it', () => {
  const profile = learnt();
  const slanted = snapshot(null, { 0: 0.4, 1: 0.35 }); // not half of the way on either axis
  const held = (shown: PadProfile) => [...new HeldReader().step(readPad(slanted, NOTHING_PRESSED, shown))];
  expect(held(profile)).toEqual([]);
  expect(held({ ...profile, sectors: false })).toEqual([]);
  expect(held({ ...profile, sectors: true })).toEqual(['CONTROL_STICK_DOWN_RIGHT']);
});
