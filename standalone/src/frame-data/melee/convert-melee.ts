import { findGame, slugOf } from '@combolab/contracts';
import { MOVE_GROUPS, type AboutFrames, type FighterFrames, type FrameMove } from '@combolab/contracts/frame-data';
import { z } from 'zod/mini';
import { meleeAbout } from './about.js';
import { convertMove } from './convert-move.js';
import { landingOf } from './game-facts.js';
import { readMovement, readScripts } from './kept.js';
import { placeOf, rowOf } from './move-table.js';
import { withOwnHits } from './own-hits.js';
import { MeleeSource, type SourceFighter } from './source.js';
import { statsOf } from './stats.js';
import { isEmpty, unreadOf, type Unread } from './unread.js';

/** All of Melee: its fighters in the order of the game, where their numbers come from, and what was not understood. */
export interface ConvertedMelee {
  readonly fighters: FighterFrames[];
  readonly about: AboutFrames;
  readonly unread: Unread;
}

const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .replace('&', 'and')
    .replace(/[^a-z]/g, '');

const inOrder = (a: FrameMove, b: FrameMove): number =>
  MOVE_GROUPS.indexOf(a.group) - MOVE_GROUPS.indexOf(b.group) || placeOf(a.slug) - placeOf(b.slug);

function convertFighter(fighterId: string, name: string, source: SourceFighter): FighterFrames {
  const slug = slugOf(fighterId);
  const scripts = readScripts()[slug] ?? {};
  const moves = withOwnHits(source.moves).flatMap((move) => {
    const row = rowOf(move.normalizedName, move.name);
    return row === null || isEmpty(move) ? [] : [convertMove(slug, row, move, scripts[row.slug])];
  });
  const stats = statsOf(source, readMovement()[slug]);
  return { fighterId, name, landing: landingOf(slug), stats, published: [], moves: moves.sort(inOrder) };
}

/**
 * Reads FightCore's `melee.json`.
 * @throws ZodError with the field's path for a file that is not as expected; Error for a fighter of the roster who is not in it
 */
export function convertMelee(source: unknown): ConvertedMelee {
  const read = z.parse(MeleeSource, source);
  const fighters = (findGame(meleeAbout.game)?.fighters ?? []).map(({ id, name }) => {
    const found = read.find(({ name: theirs }) => lettersOf(theirs) === lettersOf(name));
    if (found === undefined) throw new Error(`${name} is not in the source`);
    return convertFighter(id, name, found);
  });
  const about = { ...meleeAbout, fighters: fighters.map(({ fighterId }) => slugOf(fighterId)) };
  return { fighters, about, unread: unreadOf(read, readMovement()) };
}
