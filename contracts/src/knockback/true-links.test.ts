import fc from 'fast-check';
import { meleeKnockback } from '../games/ssbm/knockback.js';
import { ultimateKnockback } from '../games/ssbu/knockback.js';
import type { FrameMove } from '../frame-data/fighter-frames.js';
import type { PlacedMove } from './placed-moves.js';
import { madeHit, madeMove } from './testing/made-moves.js';
import { trueLinks, verdict, type Outcome, type TrueAsk } from './true-links.js';
import { spansWhere, trueRanges } from './true-ranges.js';

const upThrow = madeMove('up-throw', 18, [madeHit(2, [75, 110], 18)], { group: 'throw', kind: 'throw' });
const upAir = madeMove('up-air', 8, [madeHit(13, [40, 116])], { group: 'aerial', kind: 'aerial', landingLag: 18 });
const grab = madeMove('grab', 7, [], { group: 'grab', kind: 'grab' });
const tilt = madeMove('up-tilt', 5, [madeHit(12, [18, 140], null, 'strong'), madeHit(9, [18, 140], null, 'weak')], {
  hitKind: 'position',
});

const at = (frame: number, move: FrameMove | null, more: Partial<PlacedMove> = {}): PlacedMove => ({
  ...{ id: move === null ? null : move.slug, frame, versions: move === null ? [] : [move] },
  ...more,
});
const ask = (moves: readonly PlacedMove[], more: Partial<TrueAsk> = {}): TrueAsk => ({
  ...{ rules: meleeKnockback, moves, weight: 75, percent: 40, switches: [] },
  ...more,
});
const outcomes = (...given: Parameters<typeof ask>): readonly Outcome[] =>
  trueLinks(ask(...given)).map(({ outcome }) => outcome);

it('compares the frames without acting with those that the presses need', () => {
  // Melee: 43 frames after an up throw of Fox on Fox at 40 %; released on frame 18, the up air touches on 57 + 8
  expect(outcomes([at(0, upThrow), at(49, upAir)])).toEqual([
    { kind: 'counted', percent: [40, 40], actsAfter: [43, 43], touches: [39, 39], spare: [4, 4] },
  ]);
});

it('does not count the freeze of a hit', () => {
  // 12 % freeze for 7 frames, that of the touch among them; it touched on 5, the next on 30
  const strong = madeMove('up-tilt', 5, [madeHit(12, [18, 140])]);
  expect(outcomes([at(0, strong), at(22, upAir)])).toMatchObject([{ touches: [30 - 5 - 6, 30 - 5 - 6] }]);
});

it('says what depends on the part that touches', () => {
  const [found] = outcomes([at(0, tilt), at(30, upAir)]);
  expect(found).toMatchObject({ kind: 'counted' });
  if (found?.kind !== 'counted') return;
  expect(found.actsAfter[0]).toBeLessThan(found.actsAfter[1]);
  expect(verdict(found)).toBe(found.spare[0] >= 1 ? 'true' : found.spare[1] < 1 ? 'not' : 'depends');
});

it('lets percent grow with each hit, and takes what a replay told of them', () => {
  expect(outcomes([at(0, upThrow), at(49, upAir), at(100, upAir)])).toMatchObject([
    { percent: [40, 40] },
    { percent: [42, 42] },
  ]);
  expect(outcomes([at(0, tilt), at(49, upAir), at(100, upAir)])[1]).toMatchObject({ percent: [49, 52] });
  const told = [at(0, tilt, { percent: 10, damage: 11 }), at(49, upAir), at(100, upAir)];
  expect(outcomes(told)[1]).toMatchObject({ percent: [51, 51] });
  const moved = [at(0, tilt, { percent: 10 }), at(49, upAir, { percent: 30 }), at(100, upAir)];
  expect(outcomes(moved)[1]).toMatchObject({ percent: [60, 60] });
});

it('adds the bonus of one against one to the percent where the game has it and it is on', () => {
  const moves = [at(0, upThrow), at(60, upAir), at(100, upAir)];
  const game = { rules: ultimateKnockback };
  expect(outcomes(moves, { ...game, switches: ['oneOnOne'] })[1]).toMatchObject({ percent: [42.4, 42.4] });
  expect(outcomes(moves, game)[1]).toMatchObject({ percent: [42, 42] });
});

it('grows stale within the combo where that is switched on', () => {
  const moves = [at(0, upAir), at(60, upAir), at(120, upAir)];
  const [, fresh] = outcomes(moves);
  const [, stale] = outcomes(moves, { switches: ['stale'] });
  if (fresh?.kind !== 'counted' || stale?.kind !== 'counted') throw new Error('not counted');
  expect(stale.actsAfter[0]).toBeLessThan(fresh.actsAfter[0]);
});

it('waits for its turn where the game buffers a press that comes too early', () => {
  const jab = madeMove('jab-1', 2, [madeHit(3, [30, 40])], { total: 20 });
  const moves = [at(0, jab), at(5, tilt)];
  const [late] = outcomes(moves, { rules: ultimateKnockback });
  const [early] = outcomes(moves);
  // Ultimate: it can act 20 frames after the press and the 7 of the freeze
  expect(late).toMatchObject({ touches: [20 + 5 - 2, 20 + 5 - 2] });
  expect(early).toMatchObject({ touches: [5 + 5 - 2 - 3, 5 + 5 - 2 - 3] });
});

it('leaves open whether an aerial landed before the next press', () => {
  const air = madeMove('up-air', 4, [madeHit(7, [10, 135])], {
    group: 'aerial',
    kind: 'aerial',
    total: 30,
    landingLag: 6,
  });
  const game = { rules: ultimateKnockback };
  // 10 frames of freeze: it is over 40 frames after its press
  expect(outcomes([at(0, air), at(20, air)], game)).toMatchObject([{ touches: [20 + 4 - 4 - 10, 40 + 4 - 4 - 10] }]);
  expect(outcomes([at(0, air), at(45, air)], game)).toMatchObject([{ touches: [45 - 10, 45 - 10] }]);
});

it.each<[string, readonly PlacedMove[], Partial<Outcome> & { readonly why?: string }]>([
  ['an attack that nobody named', [at(0, null), at(20, upAir)], { kind: 'unknown', why: 'unnamed' }],
  [
    'a move that there is not',
    [at(0, upAir, { versions: [] }), at(20, upAir)],
    { kind: 'unknown', why: 'no-such-move' },
  ],
  [
    'no knockback',
    [at(0, madeMove('jab-1', 2, [madeHit(3, null)])), at(20, upAir)],
    { kind: 'unknown', why: 'no-knockback' },
  ],
  [
    'a hit that does not launch',
    [at(0, madeMove('laser', 2, [madeHit(3, [0, 0])])), at(20, upAir)],
    { kind: 'unknown', why: 'no-knockback' },
  ],
  [
    'no first frame',
    [at(0, upThrow), at(30, madeMove('x', 1, [madeHit(3, [9, 9])], { startup: [] }))],
    { kind: 'unknown', why: 'no-startup' },
  ],
  [
    'a throw of which nobody says when it lets go',
    [at(0, madeMove('up-throw', 18, [madeHit(2, [75, 110])], { kind: 'throw' })), at(40, upAir)],
    { kind: 'unknown', why: 'no-startup' },
  ],
  ['presses that do not fit', [at(0, upThrow), at(5, upAir)], { kind: 'unknown', why: 'too-early' }],
  ['a grab', [at(0, grab), at(20, upThrow)], { kind: 'held' }],
])('says why nothing is known: %s', (_, moves, expected) => {
  expect(outcomes(moves)).toMatchObject([expected]);
});

it('knows the frames that a grab needs, and not the percent after what is not known', () => {
  const bare = madeMove('jab-1', 2, [{ ...madeHit(3, null), damage: null }]);
  expect(outcomes([at(0, upThrow), at(40, grab), at(50, upThrow)])).toMatchObject([
    { touches: [40 + 7 - 18, 40 + 7 - 18] },
    { kind: 'held' },
  ]);
  expect(outcomes([at(0, bare), at(20, upAir), at(60, upAir)])[1]).toMatchObject({ why: 'no-percent' });
  expect(outcomes([])).toEqual([]);
  expect(outcomes([at(0, upAir)])).toEqual([]);
});

it('finds the percents at which it is true, for one link and for all', () => {
  const { links, all } = trueRanges(ask([at(0, upThrow), at(49, upAir), at(99, upAir)]));
  const [first, second] = links;
  // the up air touches after 39 frames: from 15 % on the throw leaves 40
  expect(first?.sure).toEqual([[15, 200]]);
  expect(second?.sure[0]?.[1]).toBe(200);
  expect(all?.sure[0]?.[0]).toBe(Math.max(first?.sure[0]?.[0] ?? 0, second?.sure[0]?.[0] ?? 0));
  expect(trueRanges(ask([at(0, grab), at(20, upThrow)])).all).toBeNull();
});

it('writes percents as spans', () => {
  expect(spansWhere((percent) => percent < 3 || percent === 7)).toEqual([
    [0, 2],
    [7, 7],
  ]);
  expect(spansWhere(() => false)).toEqual([]);
});

it('leaves at least as much at more percent and on who is lighter', () => {
  const games = fc.constantFrom(meleeKnockback, ultimateKnockback);
  const frames = fc.integer({ min: 30, max: 90 });
  fc.assert(
    fc.property(
      games,
      frames,
      fc.nat(150),
      fc.integer({ min: 60, max: 130 }),
      fc.nat(40),
      (rules, frame, percent, weight, more) => {
        const [now] = outcomes([at(0, tilt), at(frame, upAir)], { rules, percent, weight });
        const [higher] = outcomes([at(0, tilt), at(frame, upAir)], { rules, percent: percent + more, weight });
        const [heavier] = outcomes([at(0, tilt), at(frame, upAir)], { rules, percent, weight: weight + more });
        if (now?.kind !== 'counted' || higher?.kind !== 'counted' || heavier?.kind !== 'counted')
          throw new Error('not counted');
        expect(higher.spare[0]).toBeGreaterThanOrEqual(now.spare[0]);
        expect(heavier.spare[1]).toBeLessThanOrEqual(now.spare[1]);
        expect(now.spare[0]).toBeLessThanOrEqual(now.spare[1]);
      },
    ),
  );
});

it('is sure nowhere that it is not possible', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 70 }), fc.integer({ min: 60, max: 130 }), (frame, weight) => {
      const { all } = trueRanges(ask([at(0, tilt), at(frame, upAir)], { weight }));
      const within = ([low, high]: readonly [number, number]) =>
        all?.possible.some(([from, to]) => from <= low && high <= to) === true;
      expect(all?.sure.every(within)).toBe(true);
    }),
    { numRuns: 30 },
  );
});
