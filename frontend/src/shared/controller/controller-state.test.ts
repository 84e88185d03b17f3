import fc from 'fast-check';
import { HOLDS, normaliseActions, PRESS_TYPES, type Action, type Hold, type PressType } from '@combolab/contracts';
import { PRESS_FRAMES, PressIndex, restingState, type PartState } from './controller-state.js';
import { PARTS, partOfPress, tiltOf } from './parts.js';

const tracks = (types: readonly PressType[]) =>
  fc
    .array(
      fc.record({
        frame: fc.nat(90),
        presses: fc.array(fc.record({ type: fc.constantFrom(...types), hold: fc.constantFrom(...HOLDS) }), {
          maxLength: 4,
        }),
      }),
      { maxLength: 30 },
    )
    .map(normaliseActions);
const few = ['A_BUTTON', 'L_Z', 'R_Z', 'CONTROL_STICK_LEFT', 'CONTROL_STICK_UP', 'C_STICK_DOWN'] as const;

interface Lit {
  start: number;
  order: number;
  type: PressType;
  state: PartState;
}

/** Walks over all frames up to `frame` and remembers what is down: slow, and plainly the rules. */
function slowly(
  actions: readonly Action[],
  frame: number,
  partOf: (type: PressType) => PressType,
  lasts = PRESS_FRAMES,
) {
  const holds = new Map<PressType, Lit>();
  const presses: Lit[] = [];
  let order = 0;
  const releasedFrom = (type: PressType, from: number): boolean => {
    for (const action of actions.filter((each) => each.frame > from))
      for (const press of action.presses.filter((each) => each.type === type)) {
        if (press.hold === 'START_HOLD') return false;
        if (press.hold === 'END_HOLD') return true;
      }
    return false;
  };
  for (let now = 0; now <= frame; now++)
    for (const { type, hold } of actions.find((action) => action.frame === now)?.presses ?? []) {
      order++;
      const lit = (mode: PartState['mode']): Lit => ({
        start: now,
        order,
        type,
        state: { mode, progress: 0, tilt: tiltOf(type), place: null, pull: null },
      });
      if (hold === 'END_HOLD') holds.delete(type);
      else if (hold === 'START_HOLD' || (hold === 'MAINTAIN_HOLD' && !holds.has(type)))
        holds.set(type, lit(releasedFrom(type, now) ? 'held' : 'open'));
      else if (hold === 'SELECT_NO_HOLD' && !holds.has(type)) presses.push(lit('pressed'));
    }
  const state = restingState();
  const down = [...holds.values(), ...presses.filter(({ start }) => frame < start + lasts)];
  for (const part of PARTS) {
    const [last] = down
      .filter(({ type }) => partOfPress(partOf(type)) === part)
      .sort((a, b) => b.start - a.start || b.order - a.order);
    if (last === undefined) continue;
    const progress = last.state.mode === 'pressed' ? (frame - last.start) / PRESS_FRAMES : 0;
    Object.assign(state[part], last.state, { progress });
  }
  return state;
}

it('tells at every frame what a slow walk over all frames tells', () => {
  const onOneZ = (type: PressType): PressType => (type === 'L_Z' ? 'R_Z' : type);
  fc.assert(
    fc.property(fc.oneof(tracks(few), tracks(PRESS_TYPES)), fc.boolean(), (actions, joined) => {
      const partOf = joined ? onOneZ : (type: PressType) => type;
      const index = new PressIndex(actions, partOf);
      const reused = restingState();
      for (let frame = 0; frame < 125; frame++) expect(index.at(frame, reused)).toEqual(slowly(actions, frame, partOf));
    }),
  );
});

it('shows on a frame that stands exactly what is down there, and what would still be lit as a ghost', () => {
  const as = (mode: PartState['mode'], state: PartState): PartState => ({ ...state, mode });
  fc.assert(
    fc.property(tracks(few), (actions) => {
      const index = new PressIndex(actions);
      const reused = restingState();
      for (let frame = 0; frame < 125; frame++) {
        const down = slowly(actions, frame, (type) => type, 1);
        const lit = slowly(actions, frame, (type) => type);
        const wanted = PARTS.map((part) => {
          if (down[part].mode !== 'up') return [part, down[part]];
          return [part, lit[part].mode === 'up' ? lit[part] : as('ghost', lit[part])];
        });
        expect(index.standingAt(frame, reused)).toEqual(Object.fromEntries(wanted));
      }
    }),
  );
});

const at = (frame: number, type: PressType, hold: Hold = 'SELECT_NO_HOLD') => ({ frame, presses: [{ type, hold }] });

it('lights a plain press for 21 frames of the clip, whatever its speed', () => {
  expect(PRESS_FRAMES).toBe(21);
  const index = new PressIndex(normaliseActions([at(10, 'A_BUTTON')]));
  expect(index.at(9).A_BUTTON.mode).toBe('up');
  expect(index.at(10).A_BUTTON).toMatchObject({ mode: 'pressed', progress: 0, tilt: null });
  expect(index.at(30).A_BUTTON).toMatchObject({ mode: 'pressed', progress: 20 / 21, tilt: null });
  expect(index.at(31).A_BUTTON.mode).toBe('up');
});

it('fills a plain press on its own frame alone where the clip stands', () => {
  const index = new PressIndex(
    normaliseActions([
      at(0, 'CONTROL_STICK_LEFT', 'START_HOLD'),
      at(10, 'A_BUTTON'),
      at(10, 'CONTROL_STICK_UP'),
      at(50, 'CONTROL_STICK_LEFT', 'END_HOLD'),
    ]),
  );
  expect(index.standingAt(10)).toMatchObject({ A_BUTTON: { mode: 'pressed' }, CONTROL_STICK: { tilt: 'UP' } });
  for (const frame of [11, 30]) {
    const { A_BUTTON, CONTROL_STICK } = index.standingAt(frame);
    expect(A_BUTTON).toMatchObject({ mode: 'ghost', progress: (frame - 10) / 21 });
    expect(CONTROL_STICK).toMatchObject({ mode: 'held', tilt: 'LEFT' });
  }
  for (const frame of [9, 31]) expect(index.standingAt(frame).A_BUTTON.mode).toBe('up');
});

it('keeps a hold lit up to its release and tells one that has none', () => {
  const held = [
    at(5, 'L_TRIGGER', 'START_HOLD'),
    at(40, 'L_TRIGGER', 'MAINTAIN_HOLD'),
    at(60, 'L_TRIGGER', 'END_HOLD'),
  ];
  const index = new PressIndex(normaliseActions([...held, at(70, 'R_TRIGGER', 'START_HOLD')]));
  for (const frame of [5, 30, 40, 59]) expect(index.at(frame).L_TRIGGER.mode).toBe('held');
  for (const frame of [4, 60, 3000]) expect(index.at(frame).L_TRIGGER.mode).toBe('up');
  expect(index.at(3000).R_TRIGGER.mode).toBe('open');
});

it('points a stick where it was pushed last and lets it fall back to what is still held', () => {
  const index = new PressIndex(
    normaliseActions([
      at(0, 'CONTROL_STICK_LEFT', 'START_HOLD'),
      at(10, 'CONTROL_STICK_UP_RIGHT'),
      at(50, 'CONTROL_STICK_LEFT', 'END_HOLD'),
    ]),
  );
  expect([0, 10, 30, 31, 49, 50].map((frame) => index.at(frame).CONTROL_STICK.tilt)).toEqual([
    'LEFT',
    'UP_RIGHT',
    'UP_RIGHT',
    'LEFT',
    'LEFT',
    null,
  ]);
});

it('goes on with 1,200 actions on one frame, with none, and with actions past the end', () => {
  const crowd: Action[] = Array.from({ length: 1200 }, () => ({
    frame: 3,
    breakpoint: false,
    presses: PRESS_TYPES.map((type) => ({ type, hold: 'SELECT_NO_HOLD' as const, isComplete: true })),
  }));
  expect(new PressIndex(crowd).at(3).A_BUTTON.mode).toBe('pressed');
  expect(new PressIndex([]).at(3)).toEqual(restingState());
  expect(new PressIndex(normaliseActions([at(3600, 'A_BUTTON')])).at(10)).toEqual(restingState());
});
