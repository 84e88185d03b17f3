import fc from 'fast-check';
import { MOVE_KINDS, SHIELD_RULES, type FrameMove } from './fighter-frames.js';
import { rulesOfFighter, shieldRulesOf } from './rules-of-game.js';
import { SHIELD_SWITCHES, USUAL_STATE, type ShieldRules, type ShieldState } from './shield-rules.js';

const ULTIMATE = 'ssbu';
const MELEE = 'ssbm';
const SHARED = new Set(['spotDodge', 'roll']);

function rulesOf(game: string): ShieldRules {
  const rules = shieldRulesOf(game);
  if (rules === undefined) throw new Error(`no rules of ${game}`);
  return rules;
}

const frames = fc.integer({ min: 1, max: 60 });
const moves: fc.Arbitrary<FrameMove> = fc
  .record({
    kind: fc.constantFrom(...MOVE_KINDS),
    outOfShield: fc.constantFrom(...SHIELD_RULES),
    ...{ startup: frames, total: frames, landingLag: frames, lCancelledLag: frames, stun: frames, lag: frames },
    damage: fc.integer({ min: 1, max: 30 }),
    projectile: fc.boolean(),
  })
  .map(({ startup, stun, lag, damage, ...rest }) => ({
    ...rest,
    ...{ slug: 'move', name: 'Move', shortName: 'Move', group: 'tilt', variant: null, notes: null, source: 'x' },
    ...{ startup: [startup], active: [[startup, startup]], autoCancel: null, confidence: 'high' },
    intangible: [startup, startup],
    hits: [{ label: 'hit', startup, shieldLag: lag, shieldStun: stun, damage, published: null }],
  }));
const states: fc.Arbitrary<ShieldState> = fc.record({
  ...{ lCancel: fc.boolean(), powerShield: fc.boolean(), parry: fc.boolean() },
  hop: fc.constantFrom('full', 'short'),
  stale: fc.option(fc.integer({ min: 0, max: 9 })),
});
const fighter = { stats: { jumpSquat: 4 } };

/** A state with what only the named switches say. */
const only = (state: ShieldState, names: readonly string[]): ShieldState => ({
  ...USUAL_STATE,
  ...Object.fromEntries(Object.entries(state).filter(([name]) => names.includes(name))),
});
const SWITCHES_OF: Readonly<Record<string, readonly string[]>> = {
  [ULTIMATE]: ['parry', 'hop', 'stale'],
  [MELEE]: ['lCancel', 'powerShield'],
};

it('knows no way out of shield of another game', () => {
  fc.assert(
    fc.property(moves, states, (move, state) => {
      const costs = [ULTIMATE, MELEE].map((game) => rulesOf(game).cost(move, fighter, state));
      if (!SHARED.has(move.outOfShield)) expect(costs.filter((cost) => cost !== null).length).toBeLessThan(2);
    }),
  );
});

it.each([ULTIMATE, MELEE])('%s counts nothing of a switch that it has not', (game) => {
  const rules = rulesOf(game);
  fc.assert(
    fc.property(moves, states, (move, state) => {
      const own = only(state, SWITCHES_OF[game] ?? []);
      expect(rules.window(move, {}, state)).toEqual(rules.window(move, {}, own));
      expect(rules.cost(move, fighter, state)).toBe(rules.cost(move, fighter, own));
      expect(rules.switches(move).every((name) => SWITCHES_OF[game]?.includes(name))).toBe(true);
    }),
  );
});

it.each([ULTIMATE, MELEE])('%s offers no switch that changes nothing for the move', (game) => {
  const rules = rulesOf(game);
  fc.assert(
    fc.property(moves, states, (move, state) => {
      const offered = rules.switches(move);
      const hidden = SHIELD_SWITCHES.filter((name) => !offered.includes(name) && name !== 'powerShield');
      const usual = { ...state, ...only(USUAL_STATE, hidden) };
      expect(rules.window(move, {}, only(state, hidden))).toEqual(rules.window(move, {}, only(usual, hidden)));
    }),
  );
});

it('takes no more time off a shield the more stale a move is, and none off it fresh', () => {
  const { window } = rulesOf(ULTIMATE);
  fc.assert(
    fc.property(moves, fc.integer({ min: 0, max: 8 }), (move, stale) => {
      const at = (times: number) => window(move, {}, { ...USUAL_STATE, stale: times })?.frames ?? 0;
      if (!move.projectile) expect(at(stale + 1)).toBeGreaterThanOrEqual(at(stale));
    }),
  );
});

it('has none for a game without frame data, and says so of its fighters', () => {
  expect(shieldRulesOf('brawlers')).toBeUndefined();
  expect(() => rulesOfFighter({ fighterId: 'brawlers:ann' })).toThrow('there are no rules of shields for brawlers:ann');
});
