import fc from 'fast-check';
import { normaliseActions, unreleasedHolds, type ActionInput } from './action.js';
import { difficultyOf, difficultyScore } from './difficulty.js';
import { directionOf, HOLDS, inputFamily, PRESS_TYPES, pressLabel, pressWords } from './press.js';
import { comboSummary } from './summary.js';

const anyAction: fc.Arbitrary<ActionInput> = fc.record({
  frame: fc.nat(40),
  breakpoint: fc.boolean(),
  presses: fc.array(
    fc.record({ type: fc.constantFrom(...PRESS_TYPES.slice(14)), hold: fc.constantFrom(...HOLDS, null) }),
    { maxLength: 4 },
  ),
});

describe('normaliseActions', () => {
  it('sorts, merges one frame into one action and writes absent holds as SELECT_NO_HOLD', () => {
    const actions = normaliseActions([
      { frame: 9, presses: [{ type: 'A_BUTTON' }] },
      { frame: 3, breakpoint: true, presses: [{ type: 'B_BUTTON', hold: null }] },
      { frame: 9, presses: [{ type: 'X_BUTTON' }] },
    ]);
    expect(actions).toEqual([
      { frame: 3, breakpoint: true, presses: [{ type: 'B_BUTTON', hold: 'SELECT_NO_HOLD', isComplete: true }] },
      {
        frame: 9,
        breakpoint: false,
        presses: [
          { type: 'A_BUTTON', hold: 'SELECT_NO_HOLD', isComplete: true },
          { type: 'X_BUTTON', hold: 'SELECT_NO_HOLD', isComplete: true },
        ],
      },
    ]);
  });

  it('computes which holds are released', () => {
    const hold = (frame: number, kind: (typeof HOLDS)[number]): ActionInput => ({
      frame,
      presses: [{ type: 'L_Z', hold: kind }],
    });
    const open = unreleasedHolds(normaliseActions([hold(1, 'START_HOLD'), hold(5, 'END_HOLD'), hold(8, 'START_HOLD')]));
    expect(open.map(({ frame }) => frame)).toEqual([8]);
    const restarted = unreleasedHolds(
      normaliseActions([hold(1, 'START_HOLD'), hold(4, 'START_HOLD'), hold(5, 'END_HOLD')]),
    );
    expect(restarted.map(({ frame }) => frame)).toEqual([1]);
  });

  it('changes nothing when applied again, whatever the order of what comes in', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 12 }), (inputs) => {
        const once = normaliseActions(inputs);
        expect(normaliseActions(once)).toEqual(once);
        expect(once.map(({ frame }) => frame)).toEqual(
          [...new Set(inputs.map(({ frame }) => frame))].sort((a, b) => a - b),
        );
      }),
    );
  });
});

describe('difficulty', () => {
  const at = (...frames: number[]) => frames.map((frame) => ({ frame }));

  it.each([
    [[], 0, 'Easy'],
    [[5], 2, 'Easy'],
    [[0, 30], 2, 'Easy'],
    [[0, 15], 4, 'Easy'],
    [[0, 10], 6, 'Medium'],
    [[0, 21, 42, 63, 84], 4, 'Easy'],
    [[0, 20, 40, 60, 80], 6, 'Medium'],
    [[0, 4, 8, 12, 16], 8, 'Hard'],
    [Array.from({ length: 9 }, (_, i) => i * 30), 6, 'Medium'],
    [Array.from({ length: 11 }, (_, i) => i * 5), 11, 'Hard'],
  ] as const)('of actions at %j is %i, %s', (frames, score, difficulty) => {
    expect(difficultyScore(at(...frames))).toBe(score);
    expect(difficultyOf(at(...frames))).toBe(difficulty);
  });
});

describe('names of inputs', () => {
  it('gives every press a label, words and a family', () => {
    for (const type of PRESS_TYPES) {
      expect(pressLabel(type).length).toBeLessThanOrEqual(2);
      expect(pressWords(type)).not.toContain('_');
      expect(inputFamily(type).length).toBeGreaterThan(0);
      expect(directionOf(type) === null).toBe(!type.includes('STICK'));
    }
    expect(pressWords('C_STICK_DOWN_LEFT')).toBe('C-stick down left');
    expect(pressLabel('CONTROL_STICK_UP_RIGHT')).toBe('↗');
  });
});

it('says in one sentence what a combo is', () => {
  const combo = { tags: ['True Combo', 'Read'], percentRange: [20, 60] as const, difficulty: 'Medium' as const };
  expect(comboSummary({ ...combo, gameId: 'ssbu' })).toBe(
    'True Combo / Read that works from 20 to 60% and is likely medium to pull off',
  );
});
