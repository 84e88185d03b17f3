import { readFileSync } from 'node:fs';
import { GAMES, slugOf } from '@combolab/contracts';
import { AboutFrames, FighterFrames, RosterStats, shieldCost } from '@combolab/contracts/frame-data';
import { z } from 'zod/mini';
import { readNumbers } from './cells.js';
import { disputesOf, Disputes, Figures, Misfits, readList, Unread } from './lists.js';
import { misfitsOf, windowAsPublished } from './published.js';
import { readSpans } from './spans.js';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(`frontend/public/frame-data/ssbu/${name}.json`, 'utf8'));
const about = z.parse(AboutFrames, read('about'));
const fighters = about.fighters.map((slug) => z.parse(FighterFrames, read(slug)));
const roster = GAMES.find(({ id }) => id === about.game)?.fighters ?? [];
const figures = readList('figures', Figures);
const moves = fighters.flatMap((fighter) => fighter.moves.map((move) => ({ fighter, move })));

it('has every fighter of the roster, with moves, ways out of shield and movement', () => {
  expect(about.fighters).toEqual(roster.map(({ id }) => slugOf(id)));
  expect(fighters).toHaveLength(89);
  const stats = z.parse(RosterStats, read('stats'));
  for (const fighter of fighters) {
    const slug = slugOf(fighter.fighterId);
    expect([slug, fighter.moves.length >= 30]).toEqual([slug, true]);
    expect([slug, fighter.moves.filter((move) => shieldCost(move, fighter) !== null).length >= 12]).toEqual([
      slug,
      true,
    ]);
    expect([slug, fighter.published.length > 0, fighter.landing !== null]).toEqual([slug, true, true]);
    expect([slug, Object.keys(fighter.stats).length >= 14]).toEqual([slug, true]);
    expect(stats[slug]).toEqual(fighter.stats);
  }
});

it('calls no two moves of a fighter alike', () => {
  for (const { fighterId, moves: own } of fighters)
    expect([fighterId, new Set(own.map(({ slug }) => slug)).size]).toEqual([fighterId, own.length]);
});

it('lists every cell that it could not read, at most one in two hundred', () => {
  const unread = readList('unread', Unread);
  expect(unread).toHaveLength(figures.unread);
  expect(figures.unread / figures.cells).toBeLessThanOrEqual(0.005);
  const understood = unread.filter(({ column, cell }) => {
    const numbers = column === 'frame_active' ? readSpans(cell) : readNumbers(cell);
    const negative = /(^|\/)-\d/.test(cell) || /\d{4,}/.test(cell);
    return numbers !== undefined && !negative;
  });
  expect(understood).toEqual([]);
});

it('lists every hit whose printed advantage the formula does not give, and goes by print there', () => {
  const found = moves.flatMap(({ fighter, move }) =>
    misfitsOf(move).map((misfit) => ({ fighter: slugOf(fighter.fighterId), ...misfit })),
  );
  expect(found).toEqual(readList('misfits', Misfits));
  expect(found).toHaveLength(figures.misfits);
  const windows = moves.flatMap(({ move }) =>
    move.hits.filter(({ published }, hit) => published !== null && windowAsPublished(move, hit) !== null),
  );
  expect(windows).toHaveLength(figures.windows);
  for (const { move } of moves)
    for (const { hit, printed } of misfitsOf(move)) {
      const place = move.hits.findIndex(({ label }) => label === hit);
      expect([move.slug, hit, windowAsPublished(move, place)]).toEqual([move.slug, hit, printed]);
    }
});

it("lists every number that the game's scripts give otherwise, and calls its move doubtful", () => {
  expect(disputesOf(fighters)).toEqual(readList('disputes', Disputes));
  for (const { move } of moves)
    if (move.disputed !== undefined) expect([move.slug, move.confidence]).toEqual([move.slug, 'low']);
});

it('has what cannot be known as unknown, not as 0', () => {
  const zeros = moves.filter(({ move }) => move.total === 0 || move.startup.includes(0));
  expect(zeros.map(({ fighter, move }) => `${fighter.name} ${move.slug}`)).toEqual([]);
});

const INPUTS: Readonly<Record<string, string>> = {
  ...{ 'up b': 'up-special', 'down b': 'down-special', 'side b': 'side-special', 'neutral b': 'neutral-special' },
  ...{ jab: 'jab-1', nair: 'neutral-air', fair: 'forward-air', uair: 'up-air' },
};

/** Slug of what the source's box calls `Down B (Air)`, `Up B(#2)` or `Shield-Drop Jab`. */
function slugOfPrinted(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/,? ?\(?air\)$|\(.*\)|, air$/, '')
    .replace(/^shield-drop /, '')
    .trim();
  return INPUTS[plain] ?? plain.replaceAll(' ', '-');
}

it('finds the ways out of shield that the source prints, at its frames, but for one in twenty', () => {
  const printed = fighters.flatMap((fighter) =>
    fighter.published.flatMap(({ moves: names, frames }) => names.map((name) => ({ fighter, name, frames }))),
  );
  const found = printed.filter(({ fighter, name, frames }) =>
    fighter.moves.some(({ slug, ...move }) => {
      const asked = slugOfPrinted(name);
      return (slug === asked || slug.startsWith(`${asked}-`)) && shieldCost({ slug, ...move }, fighter) === frames;
    }),
  );
  expect(printed).toHaveLength(357);
  expect(found.length).toBeGreaterThanOrEqual(339);
});
