import type { FighterFrames, FighterStats } from '@combolab/contracts/frame-data';
import type { FighterParameters } from './game-scripts.js';
import type { StatsRow } from './rows.js';

const numbersIn = (text: string): number[] => {
  const behind = text.slice(text.lastIndexOf('—', text.search(/\d/)) + 1);
  return (behind.replaceAll(/\([^)]*\)/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
};

/** It stands in another column where the box has one way out of shield more. */
function printedJumpSquat(row: StatsRow): number | undefined {
  const cell = Object.values(row).find((text) => /^jump squat/i.test(text));
  const [, frames] = /— (\d+) frames/.exec(cell ?? '') ?? [];
  return frames === undefined ? undefined : Number(frames);
}

/** The numbers of a fighter's box; what the source does not have is absent. */
export function statsOf(row: StatsRow, parameters: FighterParameters | null): FighterStats {
  const [shortHop, fullHop, shortHopFastFall, fullHopFastFall] = numbersIn(row.sh_fh_shff_fhff_frames);
  const [fallSpeed, fastFallSpeed] = numbersIn(row.fall_speed_fast_fall_speed);
  const first = (text: string): number | undefined => numbersIn(text)[0];
  const stats: Record<string, number | undefined> = {
    weight: first(row.weight),
    gravity: first(row.gravity),
    walkSpeed: first(row.walk_speed),
    runSpeed: first(row.run_speed),
    initialDash: first(row.initial_dash),
    airSpeed: first(row.air_speed),
    airAcceleration: first(row.total_air_acceleration),
    ...{ fallSpeed, fastFallSpeed },
    jumpSquat: printedJumpSquat(row) ?? parameters?.jumpSquat,
    ...{ shortHop, fullHop, shortHopFastFall, fullHopFastFall },
  };
  return Object.fromEntries(Object.entries(stats).filter(([, value]) => value !== undefined));
}

const PRINTED = /^(?:out of shield, )?([^—]+?)\s*—\s*(\d+) frames/i;

/** The quickest ways out of shield that the source prints. */
export function publishedOf({ oos1, oos2, oos3 }: StatsRow): FighterFrames['published'] {
  return [oos1, oos2, oos3]
    .flatMap((cell) => cell.split('\n'))
    .flatMap((line) => {
      const [, names = '', frames] = PRINTED.exec(line.trim()) ?? [];
      return frames === undefined
        ? []
        : [{ moves: names.split(/ or |\/|, (?!air)/i).map((name) => name.trim()), frames: Number(frames) }];
    });
}
