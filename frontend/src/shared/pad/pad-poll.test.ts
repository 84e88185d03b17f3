import type { PadSnapshot } from './pad-layout.js';
import { needsSetup, padName, PadPoll, type LivePad } from './pad-poll.js';
import { padKey } from './pad-profile.js';

const pad = (index: number, more: Partial<LivePad> = {}, down: readonly number[] = []): LivePad => ({
  id: 'Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)',
  index,
  mapping: 'standard',
  timestamp: 0,
  buttons: Array.from({ length: 18 }, (_, at) => ({ value: down.includes(at) ? 1 : 0 })),
  axes: [0, 0, 0, 0],
  ...more,
});

/** Polls what is given, one after the other, every 16 ms. */
function polls(...states: readonly (readonly (LivePad | null)[] | null)[]) {
  let now: readonly (LivePad | null)[] | null = [];
  const poll = new PadPoll(
    () => now,
    () => null,
  );
  return states.map((state, at) => {
    now = state;
    const { presence, pad: used, pressed, at: when } = poll.poll(at * 16);
    return [presence, used?.index ?? null, [...pressed].join(' '), when];
  });
}

it('reads the pad that was pressed last, past the holes of the list', () => {
  expect(
    polls([null, null], [null, pad(1)], [null, pad(1), pad(2)], [null, pad(1), pad(2, {}, [1])], [pad(0), pad(1)]),
  ).toEqual([
    ['none', null, '', 0],
    ['ready', 1, '', 16],
    ['ready', 1, '', 32],
    ['ready', 2, 'A_BUTTON', 48],
    ['lost', null, '', 64],
  ]);
});

it('goes on with another pad once one is pressed, and tells when pages may see none', () => {
  expect(polls([pad(0)], [], [pad(3)], [pad(3, {}, [0])], null).map(([presence, index]) => [presence, index])).toEqual([
    ['ready', 0],
    ['lost', null],
    ['lost', null],
    ['ready', 3],
    ['off', null],
  ]);
});

it('takes the time that the pad tells, if it can be true', () => {
  expect(
    polls([pad(0)], [pad(0, { timestamp: 9 })], [pad(0, { timestamp: 9 })], [pad(0, { timestamp: 999 })]).map(
      (each) => each[3],
    ),
  ).toEqual([0, 9, 32, 48]);
});

it('bears what broken drivers tell: no numbers, too many axes, none at all', () => {
  const broken = [
    pad(0, { axes: [NaN, Infinity, -0.9, NaN] }),
    pad(0, { axes: Array.from({ length: 40 }, () => 3) }),
    pad(0, { buttons: [{ value: NaN }, { value: 1 }] }),
  ];
  expect(polls(...broken.map((each) => [each])).map((each) => each[2])).toEqual([
    'C_STICK_LEFT',
    'CONTROL_STICK_DOWN_RIGHT C_STICK_DOWN_RIGHT',
    'A_BUTTON',
  ]);
});

it('knows which pads are to be set up first', () => {
  const snapshot = (id: string, mapping: string, axes: number): PadSnapshot => ({
    id,
    mapping,
    buttons: [],
    axes: new Array<number>(axes).fill(0),
  });
  expect([
    needsSetup(snapshot('Generic', '', 4)),
    needsSetup(snapshot('Odd', 'standard', 2)),
    needsSetup(snapshot('Joy-Con (L) (Vendor: 057e Product: 2006)', 'standard', 2)),
    needsSetup(snapshot('Pro Controller', 'standard', 4)),
  ]).toEqual([true, true, false, false]);
});

it('names pads without the numbers of their makers', () => {
  expect(padName({ id: 'Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)' })).toBe('Pro Controller');
  expect(padName({ id: '057e-2009-Pro Controller' })).toBe('Pro Controller');
  expect(padName({ id: '' })).toBe('Pad');
  expect(padKey(pad(0))).toContain('|standard|18|4');
});
