import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { z } from 'zod/mini';
import { findFighter } from '@combolab/contracts';
import {
  AboutFrames,
  fastestOutOfShield,
  FighterFrames,
  shieldCost,
  shieldOptions,
  shieldWindow,
  stunOutliers,
  type FrameMove,
} from '@combolab/contracts/frame-data';

const folder = fileURLToPath(new URL('../../../frontend/public/frame-data/ssbu/', import.meta.url));
const NOT_FIGHTERS = ['about.json', 'stats.json'];
const files = readdirSync(folder).filter((file) => !NOT_FIGHTERS.includes(file));
/** Those whose every move a person has looked through. */
const reviewed = ['donkey-kong.json', 'mario.json', 'ness.json'];
const read = (file: string) => z.parse(FighterFrames, JSON.parse(readFileSync(join(folder, file), 'utf8')));
const fighters = new Map(reviewed.map((file) => [file.replace('.json', ''), read(file)]));

function fighter(slug: string): FighterFrames {
  const found = fighters.get(slug);
  if (found === undefined) throw new Error(`no frame data of ${slug}`);
  return found;
}
function moveOf(slug: string, move: string): FrameMove {
  const found = fighter(slug).moves.find((each) => each.slug === move);
  if (found === undefined) throw new Error(`${slug} has no ${move}`);
  return found;
}
const windowOf = (slug: string, move: string, hit?: number) =>
  shieldWindow(moveOf(slug, move), hit === undefined ? {} : { hit })?.frames;
const named = (options: readonly { readonly move: FrameMove; readonly cost: number; readonly slack: number }[]) =>
  options.map(({ move, cost, slack }) => `${move.slug} ${String(cost)} ${String(slack)}`);

describe('the files', () => {
  it.each(files)('%s is as its schema says, names a fighter of the roster, and no move twice', (file) => {
    const { fighterId, moves } = read(file);
    expect(findFighter(fighterId)).toBeDefined();
    expect(fighterId).toBe(`ssbu:${file.replace('.json', '')}`);
    expect(new Set(moves.map(({ slug }) => slug)).size).toBe(moves.length);
  });
});

it('lists every file, and only those, for the page to fetch', () => {
  const about = z.parse(AboutFrames, JSON.parse(readFileSync(join(folder, 'about.json'), 'utf8')));
  expect(about.fighters.map((slug) => `${slug}.json`).sort()).toEqual([...files].sort());
});

describe('worked examples', () => {
  it("Mario's forward tilt on Donkey Kong's shield", () => {
    const window = windowOf('mario', 'forward-tilt') ?? NaN;
    expect(window).toBe(13);
    const { punishes, escapes, tooSlow } = shieldOptions(fighter('donkey-kong'), window);
    expect(named(punishes)).toEqual([
      'up-special-air 7 6',
      'up-air 9 4',
      'back-air 10 3',
      'grab 12 1',
      'neutral-air 13 0',
    ]);
    expect(escapes.map(({ cost }) => cost)).toEqual([3, 4, 4]);
    expect(named(tooSlow).slice(0, 6)).toEqual([
      'up-smash 14 -1',
      'jab-1 16 -3',
      'up-tilt 16 -3',
      'down-air 17 -4',
      'down-tilt 17 -4',
      'forward-tilt 18 -5',
    ]);
  });

  it("Ness's PK Fire, a projectile, on Mario's shield", () => {
    const window = windowOf('ness', 'side-special') ?? NaN;
    expect(window).toBe(28);
    const slack = new Map(
      shieldOptions(fighter('mario'), window).punishes.map(({ move, slack: left }) => [move.slug, left]),
    );
    expect(Object.fromEntries(slack)).toMatchObject({
      ...{ 'up-special': 25, 'neutral-air': 22, 'up-air': 21, 'down-air': 20, 'up-smash': 19, 'back-air': 19 },
      ...{ grab: 18, 'jab-1': 15, 'forward-tilt': 12, 'up-tilt': 12, 'down-tilt': 12, 'down-smash': 12 },
      ...{ 'dash-attack': 11, 'forward-air': 9, 'side-special': 5, 'forward-smash': 2, 'neutral-special': 0 },
    });
  });

  it("Mario's back air on Ness's shield: nothing is fast enough", () => {
    const { punishes, tooSlow } = shieldOptions(fighter('ness'), windowOf('mario', 'back-air') ?? NaN);
    expect(punishes).toEqual([]);
    expect(tooSlow.find(({ move }) => move.group !== 'defence')).toMatchObject({ cost: 8, slack: -6 });
  });
});

describe('windows', () => {
  /** Where the formula and Ultimate Frame Data differ, with its number with the sign turned. */
  const differences = [
    'mario down-air landing hit: 12, published 11',
    'ness dash-attack hit 3: 9, published 10',
    'ness down-smash weak: 20, published 21',
    'donkey-kong forward-air early: 11, published 12',
  ];

  it('are the published numbers but for four hits that are one frame off', () => {
    const found: string[] = [];
    let compared = 0;
    for (const [slug, { moves }] of fighters)
      for (const move of moves)
        for (const [hit, { label, published }] of move.hits.entries()) {
          const frames = shieldWindow(move, { hit })?.frames ?? null;
          if (published === null || frames === null) continue;
          compared++;
          if (frames !== -published)
            found.push(`${slug} ${move.slug} ${label}: ${String(frames)}, published ${String(-published)}`);
        }
    expect(found.sort()).toEqual(differences.sort());
    expect(compared).toBeGreaterThan(60);
  });

  it('take the hit that was chosen; by themselves the last of a sequence, the least of places, the first in time', () => {
    expect([windowOf('mario', 'down-smash'), windowOf('mario', 'down-smash', 0)]).toEqual([20, 30]);
    expect([windowOf('ness', 'forward-smash'), windowOf('donkey-kong', 'forward-tilt')]).toEqual([19, 18]);
    expect([windowOf('ness', 'up-smash'), windowOf('ness', 'up-smash', 0)]).toEqual([33, 40]);
    expect([windowOf('mario', 'forward-smash'), windowOf('mario', 'forward-smash', 1)]).toEqual([20, 22]);
  });

  it('shrink, and may turn, when a landing is auto-cancelled', () => {
    const move = moveOf('mario', 'neutral-air');
    const hard = fighter('mario').landing?.hard;
    expect(hard).toBe(3);
    expect(shieldWindow(move, { landing: 'autoCancel', landingFrames: hard ?? NaN })?.frames).toBe(-1);
  });

  it('may be negative: the attacker acts first', () => {
    const windows = [...fighters.values()].flatMap(({ moves }) => moves.map((move) => shieldWindow(move)?.frames ?? 0));
    expect(Math.min(...windows)).toBe(-11);
  });

  it('are unknown with a bound, never made up, where no source has them', () => {
    expect(shieldWindow(moveOf('mario', 'up-special'))).toEqual({ rule: 'attack', frames: null, atLeast: 26 });
    expect(shieldWindow(moveOf('donkey-kong', 'up-special-air'))).toEqual({
      ...{ rule: 'attack', frames: null, atLeast: 35 },
    });
    for (const { moves } of fighters.values())
      for (const move of moves) {
        const window = shieldWindow(move);
        expect(Number.isNaN(window?.frames ?? 0)).toBe(false);
      }
  });

  it('count what a grab costs that missed, and nothing for dodges', () => {
    expect(windowOf('ness', 'grab')).toBe(31);
    expect(shieldWindow(moveOf('ness', 'spot-dodge'))).toBeNull();
  });

  it('throw for a type that nobody knows', () => {
    const strange = { ...moveOf('mario', 'jab-1'), kind: 'taunt' } as unknown as FrameMove;
    expect(() => shieldWindow(strange)).toThrow('unknown type');
  });
});

describe('costs', () => {
  it("are the published ones of each fighter's own list", () => {
    const published = {
      mario: { 'up-special': 3, 'neutral-air': 6, 'up-air': 7, grab: 10 },
      ness: { 'neutral-air': 8, 'up-smash': 10, 'up-air': 11, 'forward-air': 11, grab: 10 },
      'donkey-kong': { 'up-special-air': 7, 'up-air': 9, 'back-air': 10, grab: 12 },
    };
    for (const [slug, moves] of Object.entries(published))
      for (const [move, cost] of Object.entries(moves))
        expect([move, shieldCost(moveOf(slug, move), fighter(slug))]).toEqual([move, cost]);
  });

  it.each([
    ['mario', ['up-special 3', 'neutral-air 6', 'up-air 7']],
    ['donkey-kong', ['up-special-air 7', 'up-air 9', 'back-air 10']],
  ])('give the published fastest three of %s', (slug, fastest) => {
    const found = fastestOutOfShield(fighter(slug), 3);
    expect(found.map(({ move, cost }) => `${move.slug} ${String(cost)}`)).toEqual(fastest);
  });

  it('are none for what cannot be done from a shield or hits nothing', () => {
    for (const each of fighters.values())
      for (const move of each.moves) {
        const impossible = move.outOfShield === 'notAvailable' || move.outOfShield === 'notAPunish';
        expect([move.slug, shieldCost(move, each) === null]).toEqual([move.slug, impossible]);
      }
    expect(shieldCost(moveOf('mario', 'dash-grab'), fighter('mario'))).toBeNull();
    expect(shieldCost(moveOf('ness', 'up-special-2'), fighter('ness'))).toBeNull();
  });
});

it('finds the hits whose stun is not what the formula gives', () => {
  expect(
    [...fighters].flatMap(([slug, frames]) => stunOutliers(frames).map(({ move, hit }) => `${slug} ${move} ${hit}`)),
  ).toEqual([
    'donkey-kong down-special hits',
    'mario dash-attack early',
    'mario dash-attack late',
    'ness up-special tail',
  ]);
});
