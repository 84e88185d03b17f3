import type { GameId } from '../games/game.js';
import { keptByGame } from '../games/words.js';
import { TAGS } from '../views/tags.js';
import { fold } from './fold.js';
import { moveLabel } from '../track/move-label.js';
import { moveWords } from './move-words.js';
import { namesOf } from './names.js';
import { tagWords } from './tag-words.js';

/** What the words at the end of a query may become, whatever stands before them. */
export interface Candidate {
  readonly what: 'name' | 'tag' | 'move';
  readonly value: string;
  readonly label: string;
  /** Folded: how it may be written. The first is its own name. */
  readonly phrases: readonly string[];
}

const byValue = (entries: Iterable<{ readonly value: string; readonly label: string; readonly phrase: string }>) => {
  const all = new Map<string, { label: string; phrases: string[] }>();
  for (const { value, label, phrase } of entries) {
    const known = all.get(value) ?? { label, phrases: [fold(label)] };
    known.phrases.push(phrase);
    all.set(value, known);
  }
  return [...all].map(([value, rest]) => ({ value, ...rest }));
};

/** Fighters and groups of a game (null = of all games), types and moves, each with its spellings. */
export function buildCandidates(game: GameId | null): readonly Candidate[] {
  const names = [...namesOf(game).sure.all()].map(({ phrase, value: { names: ids, label } }) => ({
    ...{ value: ids.join(','), label, phrase },
  }));
  const written = [...tagWords().all()].map(({ phrase, value: { tag } }) => ({ value: tag, label: tag, phrase }));
  const tags = [...TAGS.map((tag) => ({ value: tag, label: tag, phrase: fold(tag) })), ...written];
  const moves = [...moveWords().all()].map(({ phrase, value }) => ({ value, label: moveLabel(value), phrase }));
  return [
    ...byValue(names).map((each) => ({ what: 'name' as const, ...each })),
    ...byValue(tags).map((each) => ({ what: 'tag' as const, ...each })),
    ...byValue(moves).map((each) => ({ what: 'move' as const, ...each })),
  ];
}

/** The same, made once per game. */
export const candidatesOf = keptByGame(buildCandidates);
