import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '@combolab/contracts';
import { AboutFrames, FighterFrames, RosterStats } from '@combolab/contracts/frame-data';
import { z } from 'zod/mini';

/** A fighter's file with a line for each move, so that a change of one number is a change of one line. */
function written({ moves, ...rest }: FighterFrames): string {
  const head = Object.entries(rest).map(([name, value]) => `"${name}":${JSON.stringify(value)},`);
  return `{${head.join('\n')}\n"moves":[\n${moves.map((move) => JSON.stringify(move)).join(',\n')}\n]}\n`;
}

/**
 * Writes the frame data of a game as the page fetches it: a file for each fighter, `stats.json` and `about.json`.
 * @param folder of all games; what stood there of this game goes
 * @throws $ZodError naming the field where a fighter does not fit the schema
 */
export function writeGame(
  folder: string,
  about: Omit<AboutFrames, 'fighters'>,
  fighters: readonly FighterFrames[],
): void {
  const { game } = about;
  const place = join(folder, game);
  const checked = fighters.map((fighter) => z.parse(FighterFrames, fighter));
  mkdirSync(place, { recursive: true });
  for (const file of readdirSync(place)) if (file.endsWith('.json')) rmSync(join(place, file));
  for (const fighter of checked) writeFileSync(join(place, `${slugOf(fighter.fighterId)}.json`), written(fighter));
  const stats = z.parse(
    RosterStats,
    Object.fromEntries(checked.map(({ fighterId, stats: each }) => [slugOf(fighterId), each])),
  );
  const lines = Object.entries(stats).map(([slug, each]) => `${JSON.stringify(slug)}:${JSON.stringify(each)}`);
  writeFileSync(join(place, 'stats.json'), `{\n${lines.join(',\n')}\n}\n`);
  const slugs = checked.map(({ fighterId }) => slugOf(fighterId));
  const whole = z.parse(AboutFrames, { ...about, fighters: slugs });
  writeFileSync(join(place, 'about.json'), `${JSON.stringify(whole, null, 2)}\n`);
}
