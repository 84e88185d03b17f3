import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '@combolab/contracts';
import { writeGame } from '../write-game.js';
import { convertMelee, type ConvertedMelee } from './convert-melee.js';

const listsFolder = new URL('../../../src/frame-data/melee/', import.meta.url);

/** An entry a line, so that a change is seen as one. */
const written = (list: readonly unknown[]): string =>
  `[\n${list.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`;

/** What two sources give differently, a line for each: `fox up-air total: 39, GAME 35`. */
export const differencesOf = ({ fighters }: Pick<ConvertedMelee, 'fighters'>): readonly string[] =>
  fighters.flatMap(({ fighterId, moves }) =>
    moves.flatMap(({ slug, disputed = [] }) =>
      disputed.map(
        ({ of, ours, theirs, source }) =>
          `${slugOf(fighterId)} ${slug} ${of}: ${String(ours)}, ${source} ${String(theirs)}`,
      ),
    ),
  );

/**
 * Writes Melee's frame data and the lists of what was not read and what sources dispute.
 * @param sources folder with FightCore's `melee.json`
 * @param pageFolder of the frame data of all games
 * @returns what there is of it, in words
 * @throws Error when the source is not there, or not as expected
 */
export function writeMelee(sources: string, pageFolder: string): string {
  const melee = convertMelee(JSON.parse(readFileSync(join(sources, 'melee.json'), 'utf8')));
  const { fighters, about, unread } = melee;
  writeGame(pageFolder, about, fighters);
  writeFileSync(new URL('not-read.json', listsFolder), written(unread.cells));
  writeFileSync(new URL('differences.json', listsFolder), written(differencesOf(melee)));
  const moves = fighters.flatMap((fighter) => fighter.moves);
  const share = ((unread.cells.length / unread.numbers) * 100).toFixed(2);
  return `Melee: ${String(fighters.length)} fighters, ${String(moves.length)} moves, ${String(moves.flatMap(({ hits }) => hits).length)} hits; not understood ${String(unread.cells.length)} of ${String(unread.numbers)} numbers, ${share} %`;
}
