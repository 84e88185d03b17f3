import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedOf, recordedOf } from '@combolab/standalone/testing/drawn-clips/published-combo';
import { recordedCombos } from '@combolab/standalone/testing/drawn-clips/recorded-combos';
import { alone, mustHold, type Bench } from '../harness/figure.js';
import { spreadOf } from '../harness/stats.js';
import { openPageReader } from './page-code.js';

const PARTS = ['presses', 'hits', 'moves', 'sticks'] as const;
type Facts = ReturnType<typeof recordedOf>;

/** How many entries of one list the other has not, in both directions. */
function differing(ours: readonly unknown[], theirs: readonly unknown[]): number {
  const left = theirs.map((each) => JSON.stringify(each));
  let missing = 0;
  for (const each of ours) {
    const at = left.indexOf(JSON.stringify(each));
    if (at < 0) missing += 1;
    else left.splice(at, 1);
  }
  return missing + left.length;
}

/** Samples are compared one by one: they have an order. */
const samplesOff = (ours: readonly number[], theirs: readonly number[]): number =>
  Math.abs(ours.length - theirs.length) + ours.filter((value, i) => i < theirs.length && value !== theirs[i]).length;

/** What the page fills in for every combo of real replays (those of the folder REPLAYS), against what slippi-js alone reads. */
export const writtenReplaysBench: Bench = async () => {
  const { REPLAYS } = process.env;
  const name = 'combos of replays, as they are filled in';
  if (REPLAYS === undefined) return [{ name, skipped: 'REPLAYS names no folder with .slp files' }];
  const page = await openPageReader();
  const off = { presses: 0, hits: 0, moves: 0, sticks: 0, rest: 0 };
  const all = { presses: 0, hits: 0, moves: 0, sticks: 0, rest: 0 };
  let [combos, alike] = [0, 0];
  for (const file of (await readdir(REPLAYS)).filter((each) => each.endsWith('.slp')).sort()) {
    const replay = await readFile(join(REPLAYS, file));
    // a file without a game of two is none here, as in the page
    const found = await page.found(replay).catch(() => []);
    for (const theirs of recordedCombos(replay)) {
      const ours = found.find(({ pair, start }) => pair.attacker === theirs.attacker && start === theirs.start);
      combos += 1;
      if (ours === undefined) {
        process.stderr.write(`   ${file}: the page has no combo of frame ${String(theirs.start)}\n`);
        continue;
      }
      alike += 1;
      const recorded: Facts = recordedOf(theirs);
      const published = publishedOf(await page.written(replay, ours));
      const rest = ({
        frames,
        percentRange,
        source,
      }: Pick<Facts, 'frames' | 'percentRange'> & { source?: object | undefined }) => [
        ...[frames, ...percentRange],
        ...Object.entries(source ?? {}),
      ];
      const now = {
        presses: differing(published.presses, recorded.presses),
        hits: differing(published.hits, recorded.hits),
        moves: differing(published.moves, recorded.moves),
        sticks: samplesOff(published.sticks, recorded.sticks),
        rest: differing(rest(published), rest(recorded)),
      };
      if (Object.values(now).some((count) => count > 0))
        process.stderr.write(`   ${file}, frame ${String(theirs.start)}: ${JSON.stringify(now)}\n`);
      for (const part of [...PARTS, 'rest'] as const) off[part] += now[part];
      for (const part of PARTS) all[part] += recorded[part].length;
      all.rest += rest(recorded).length;
    }
  }
  mustHold(alike > 0, 'no combo was compared');
  const words = {
    presses: 'presses and releases, to the frame',
    hits: 'frames of hits',
    moves: 'moves with percent and damage',
    sticks: 'samples of sticks and triggers',
    rest: 'lengths, start percents and sources',
  };
  const unit = 'differences';
  const goal = { atMost: 0 };
  return [
    alone(spreadOf([combos - alike]), {
      name: `combos that slippi-js finds and the page does not, of ${String(combos)}`,
      unit: 'combos',
      goal,
    }),
    ...([...PARTS, 'rest'] as const).map((part) =>
      alone(spreadOf([off[part]]), {
        name: `${words[part]}, of ${String(all[part])} in ${String(alike)} combos`,
        ...{ unit, goal },
      }),
    ),
  ];
};
