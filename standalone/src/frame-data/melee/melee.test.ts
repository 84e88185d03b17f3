import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { findGame, slugOf } from '@combolab/contracts';
import { AboutFrames, FighterFrames, RosterStats, type FrameHit, type FrameMove } from '@combolab/contracts/frame-data';
import { z } from 'zod/mini';
import { convertMelee } from './convert-melee.js';
import { labelOf } from './hit-labels.js';
import { readMovement } from './kept.js';
import { differencesOf } from './write-melee.js';
import { rowOf } from './move-table.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const folder = here('../../../../frontend/public/frame-data/ssbm/');
const kept = (name: string): unknown =>
  JSON.parse(readFileSync(here(`../../../src/frame-data/melee/${name}.json`), 'utf8'));
const written = (name: string): string => readFileSync(join(folder, `${name}.json`), 'utf8');
const roster = findGame('ssbm')?.fighters ?? [];
const files = new Map(roster.map(({ id }) => [slugOf(id), z.parse(FighterFrames, JSON.parse(written(slugOf(id))))]));
const sample = convertMelee(kept('sample'));

function moveOf(fighter: string, slug: string): FrameMove {
  const found = files.get(fighter)?.moves.find((move) => move.slug === slug);
  if (found === undefined) throw new Error(`${fighter} has no ${slug}`);
  return found;
}
const timed = ({ label, startup, damage }: FrameHit): string => `${label} ${String(startup)} ${String(damage)}%`;

describe('the files', () => {
  it('are of the whole roster, each at most 15 kB as it is sent, no move and no label of a hit twice', () => {
    const about = z.parse(AboutFrames, JSON.parse(written('about')));
    expect(about.fighters).toEqual(roster.map(({ id }) => slugOf(id)));
    expect(readdirSync(folder)).toHaveLength(roster.length + 2);
    for (const [slug, { fighterId, moves }] of files) {
      expect(fighterId).toBe(`ssbm:${slug}`);
      expect(gzipSync(written(slug)).length).toBeLessThan(15 * 1024);
      expect(new Set(moves.map((move) => move.slug)).size).toBe(moves.length);
      for (const { hits } of moves) expect(new Set(hits.map(({ label }) => label)).size).toBe(hits.length);
      for (const name of moves.flatMap(({ source }) => source.split(', '))) expect(about.sources[name]).toBeDefined();
    }
  });

  it('are what the converter makes of the source', () => {
    for (const { fighterId, moves, stats } of sample.fighters) {
      const file = files.get(slugOf(fighterId));
      expect(file?.stats).toEqual(stats);
      for (const move of moves) expect(moveOf(slugOf(fighterId), move.slug)).toEqual(move);
    }
    expect(sample.fighters.flatMap(({ moves }) => moves).length).toBeGreaterThan(60);
  });

  it('have everybody’s stats once more, for the comparison of the roster', () => {
    const stats = z.parse(RosterStats, JSON.parse(written('stats')));
    expect(stats).toEqual(Object.fromEntries([...files].map(([slug, file]) => [slug, file.stats])));
  });
});

it('leaves out of the source what was looked at and written down, and no more', () => {
  expect(sample.unread.cells).toEqual(kept('not-read'));
  const numbersOfTheWholeSource = 33_962;
  expect(sample.unread.cells.length / numbersOfTheWholeSource).toBeLessThan(0.005);
});

it('disagrees with the game’s own scripts where it was written down', () => {
  const found = differencesOf({ fighters: [...files.values()] });
  expect(found).toEqual(kept('differences'));
});

it('has the walking and falling speeds of the second source, which was recorded from the game', () => {
  const differ = Object.entries(readMovement()).filter(([slug, { fallSpeed, walkSpeed }]) => {
    const stats = files.get(slug)?.stats;
    return stats?.fallSpeed !== fallSpeed || stats.walkSpeed !== walkSpeed;
  });
  expect(differ.map(([slug]) => slug)).toEqual(['donkey-kong']);
  expect(files.get('donkey-kong')?.stats.gravity).toBeUndefined();
  expect(files.get('luigi')?.stats.airAcceleration).toBeUndefined();
});

it('tells the hits of a move apart, each with its own frames', () => {
  expect(moveOf('fox', 'neutral-air').hits.map(timed)).toEqual(['clean 4 12%', 'late 8 9%']);
  expect(moveOf('fox', 'back-air').hits.map(timed)).toEqual(['clean, strong 4 15%', 'clean, weak 4 9%', 'late 8 9%']);
  expect(moveOf('fox', 'up-air').hits.map(timed)).toEqual(['hit 1 8 5%', 'hit 2 11 13%']);
  expect(moveOf('fox', 'down-air').hits.map(timed)).toEqual([
    ...['hits 1–7, weak 5 2%', 'hits 1–7, strong 5 3%', 'hit 8, weak 26 2%', 'hit 8, strong 26 3%'],
  ]);
  expect(moveOf('fox', 'up-throw').hits.map(timed)).toEqual(['throw 7 2%']);
  expect(moveOf('fox', 'forward-throw').hits.map(timed)).toEqual(['hit 10 4%', 'throw 11 3%']);
  expect(moveOf('captain-falcon', 'side-special').hits.map(timed)).toEqual(['uppercut null 7%', 'downpunch null 7%']);
  expect(moveOf('marth', 'down-smash').hitKind).toBe('sequence');
});

it('has the frames that players know', () => {
  expect(moveOf('fox', 'grab')).toMatchObject({ startup: [7], active: [[7, 8]], total: 30, hits: [] });
  expect(moveOf('sheik', 'grab')).toMatchObject({
    startup: [7],
    disputed: [{ of: 'startup', theirs: 3, source: 'MFD' }, {}],
  });
  expect(moveOf('fox', 'neutral-air')).toMatchObject({ total: 41, landingLag: 15, lCancelledLag: 7 });
  expect(moveOf('fox', 'neutral-air').autoCancel).toEqual([
    [1, 3],
    [37, null],
  ]);
  expect(moveOf('marth', 'down-tilt')).toMatchObject({ startup: [7], total: 19 });
  expect(moveOf('fox', 'spot-dodge')).toMatchObject({ intangible: [2, 15], total: 22 });
  expect(moveOf('marth', 'up-special')).toMatchObject({ startup: [5], helpless: true, outOfShield: 'jumpCancel' });
});

it('calls moves and hits as players do', () => {
  expect(['aupb', 'sideb2up', 'foxspecial'].map((name) => rowOf(name, 'X')?.slug)).toEqual([
    ...['up-special-air', 'side-special-2-up', 'neutral-special-copy-x'],
  ]);
  expect(rowOf('beamsword', 'beamsword')).toBeNull();
  expect(
    ['ground_hits2_4', 'lvl_3_charge', 'hit3_up_clean', 'air', 'fullcharge_late', 'hit4_down_1_4'].map(labelOf),
  ).toEqual([...['hits 2–4', 'charge 3', 'clean', '', 'full charge late', 'hits 1–4']]);
});

it('says where a source is not as expected', () => {
  expect(() => convertMelee([{ name: 'Fox' }])).toThrow(/normalizedName/);
  expect(() => convertMelee([])).toThrow('Mario is not in the source');
});
