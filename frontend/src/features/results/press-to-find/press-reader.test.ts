import fc from 'fast-check';
import { PRESS_TYPES, type PressType } from '@combolab/contracts';
import { NOTHING_PRESSED, type PadState, type Tilt } from '../../../shared/pad/pad-state.js';
import { PressReader } from './press-reader.js';

const POLL_MS = 16;
const pad = (stick: Tilt = [0, 0], buttons: readonly PressType[] = [], cStick: Tilt = [0, 0]): PadState => ({
  buttons: new Set(buttons),
  sticks: { CONTROL_STICK: stick, C_STICK: cStick },
});
/** What is read of states that follow one another, one each poll. */
function read(states: readonly PadState[], settleMs = 0): readonly PressType[] {
  const reader = new PressReader(settleMs);
  reader.begin(NOTHING_PRESSED);
  return states.flatMap((state, n) => reader.step(state, n * POLL_MS));
}
/** What is down after a state that came from nothing. */
function heldOf(state: PadState): readonly PressType[] {
  const reader = new PressReader(0);
  reader.step(state, 0);
  return reader.held;
}
const times = <T>(count: number, each: T): readonly T[] => Array.from({ length: count }, () => each);
const toward = (degrees: number, way = 1): Tilt => [
  way * Math.cos((degrees * Math.PI) / 180),
  way * Math.sin((degrees * Math.PI) / 180),
];

describe('buttons', () => {
  it('count once, however long they are held, and again after they were let go', () => {
    expect(read([...times(5, pad([0, 0], ['B_BUTTON'])), pad(), pad([0, 0], ['B_BUTTON'])])).toEqual([
      'B_BUTTON',
      'B_BUTTON',
    ]);
  });

  it('stand behind sticks that are pushed on the same poll, as combos keep them', () => {
    expect(read([pad([0, -1], ['B_BUTTON', 'A_BUTTON'], [1, 0])])).toEqual([
      'CONTROL_STICK_UP',
      'C_STICK_RIGHT',
      'A_BUTTON',
      'B_BUTTON',
    ]);
  });

  it('that are down from the start count for nothing until they are let go', () => {
    const reader = new PressReader(0);
    reader.begin(pad([0, -1], ['R_Z']));
    expect(reader.step(pad([0, -1], ['R_Z']), 0)).toEqual([]);
    expect(reader.step(pad(), 16)).toEqual([]);
    expect(reader.step(pad([0, -1], ['R_Z']), 32)).toEqual(['CONTROL_STICK_UP', 'R_Z']);
  });
});

describe('a stick', () => {
  it.each([
    [0, 'RIGHT'],
    [45, 'DOWN_RIGHT'],
    [90, 'DOWN'],
    [135, 'DOWN_LEFT'],
    [180, 'LEFT'],
    [225, 'UP_LEFT'],
    [270, 'UP'],
    [315, 'UP_RIGHT'],
  ] as const)('pushed to %i degrees is pushed %s', (degrees, direction) => {
    expect(read([pad(toward(degrees))])).toEqual([`CONTROL_STICK_${direction}`]);
    expect(read([pad([0, 0], [], toward(degrees))])).toEqual([`C_STICK_${direction}`]);
  });

  it.each([
    [[0.55, 0], ['CONTROL_STICK_RIGHT']],
    [[0.9, 0.45], ['CONTROL_STICK_RIGHT']],
    [[0.45, 0.45], []],
    [[0.6, 0.6], ['CONTROL_STICK_DOWN_RIGHT']],
  ] as const)('at %j is pushed %j, as in a lesson', (tilt, pressed) => {
    expect(read([pad(tilt)])).toEqual(pressed);
    expect(heldOf(pad(tilt))).toEqual(pressed);
  });

  it('is pushed in the nearest sector where its owner wants so', () => {
    const state = { ...pad([0.45, 0.45]), sectors: true };
    expect(read([state])).toEqual(['CONTROL_STICK_DOWN_RIGHT']);
    expect(heldOf(state)).toEqual(['CONTROL_STICK_DOWN_RIGHT']);
  });

  it('counts beyond 0.5 of its way, and again only after it came back below 0.4', () => {
    const out = pad([0, -0.51]);
    expect(read([pad([0, -0.5]), pad([0.2, 0])])).toEqual([]);
    expect(read([out, pad([0, -0.41]), out, pad([0, -0.49]), out])).toEqual(['CONTROL_STICK_UP']);
    expect(read([out, pad([0, -0.39]), out])).toEqual(['CONTROL_STICK_UP', 'CONTROL_STICK_UP']);
  });

  it('that is turned counts anew after 80 ms in another direction', () => {
    expect(read([pad([1, 0]), ...times(5, pad([0, 1])), pad()])).toEqual(['CONTROL_STICK_RIGHT']);
    expect(read([pad([1, 0]), ...times(6, pad([0, 1])), pad()])).toEqual(['CONTROL_STICK_RIGHT', 'CONTROL_STICK_DOWN']);
  });

  it('does not flicker on the border of two directions', () => {
    const border = Array.from({ length: 40 }, (_, n) => pad(toward(n % 12 < 6 ? 32 : 28)));
    expect(read(border)).toEqual(['CONTROL_STICK_DOWN_RIGHT']);
  });

  it('may find its direction for a while: the later one counts, a flick too', () => {
    expect(read([pad([0, -1]), pad([1, -1]), pad([1, -1]), pad([1, -1])], 30)).toEqual(['CONTROL_STICK_UP_RIGHT']);
    expect(read([pad([0, -1]), pad(), pad()], 30)).toEqual(['CONTROL_STICK_UP']);
    expect(read([pad([1, 0]), pad([1, 1]), pad([0, 1]), pad()], 60)).toEqual(['CONTROL_STICK_DOWN_RIGHT']);
  });

  it('that was pushed before a button stands before it', () => {
    expect(read([pad([0, -1]), pad([0, -1], ['B_BUTTON']), ...times(8, pad([0, -1], ['B_BUTTON']))], 60)).toEqual([
      'CONTROL_STICK_UP',
      'B_BUTTON',
    ]);
  });
});

it('reads back any inputs that are done one after another', () => {
  const tilts: Readonly<Record<string, Tilt>> = {
    UP: [0, -1],
    DOWN: [0, 1],
    LEFT: [-1, 0],
    RIGHT: [1, 0],
    UP_LEFT: toward(225),
    UP_RIGHT: toward(315),
    DOWN_LEFT: toward(135),
    DOWN_RIGHT: toward(45),
  };
  const doing = (type: PressType): PadState => {
    const [, stick, direction = ''] = /^(CONTROL_STICK|C_STICK)_(.+)$/.exec(type) ?? [];
    const tilt = tilts[direction] ?? [0, 0];
    if (stick === undefined) return pad([0, 0], [type]);
    return stick === 'C_STICK' ? pad([0, 0], [], tilt) : pad(tilt);
  };
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PRESS_TYPES), { maxLength: 30 }), fc.nat(6), (types, held) => {
      const states = types.flatMap((type) => [...times(held + 1, doing(type)), pad()]);
      expect(read(states, 30)).toEqual(types);
      for (const type of types) expect(heldOf(doing(type))).toEqual([type]);
    }),
  );
});
