import {
  DEFAULT_GAME_ID,
  findGame,
  GAME_IDS,
  normaliseActions,
  TAGS,
  type ComboAdded,
  type EventOf,
  type GameId,
} from '@combolab/contracts';
import type { SampleCombo } from '../samples/sample-combo.js';
import { sampleCombos } from '../samples/sample-combos.js';
import { ENDERS, LINKS, NAMES, NOTES, shortOf, STARTERS } from './combo-words.js';
import { zipf, type Random } from './random.js';

export interface PlausibleCombo {
  /** Whose clip and presses it shares. */
  readonly sample: SampleCombo;
  readonly content: Omit<EventOf<typeof ComboAdded>['data'], 'comboId' | 'authorId' | 'video'>;
}

/** Of combos of the default game. */
const DEFAULT_SHARE = 0.8;
const MOST_PERCENT = 200;
const NOTATION_SHARE = 0.4;

/** Draws combos as a busy site has them: few fighters in most of them, all of them somewhere, one or two tags. */
export function plausibleCombos(random: Random): () => PlausibleCombo {
  const [other, ...more] = GAME_IDS.filter((id) => id !== DEFAULT_GAME_ID);
  const games = new Map(GAME_IDS.map((gameId) => [gameId, gameDraws(gameId, random)]));
  return () => {
    const gameId =
      other === undefined || random.chance(DEFAULT_SHARE)
        ? DEFAULT_GAME_ID
        : more.length === 0
          ? other
          : random.pick([other, ...more]);
    const draws = games.get(gameId);
    if (draws === undefined) throw new Error(`no game ${gameId}`);
    const sample = random.pick(draws.samples);
    const [attacker, ...defenders] = several(1 + random.below(4), draws.fighter);
    if (attacker === undefined) throw new Error('no fighter');
    const target = defenders[0] ?? { id: attacker.id, name: attacker.name };
    const low = 5 * random.below(28);
    const high = Math.min(MOST_PERCENT, low + 5 + 5 * random.below(12));
    const fill = words(random, { attacker: attacker.name, defender: target.name, low, high });
    const notes = several(1 + random.below(3), () => random.pick(NOTES));
    return {
      sample,
      content: {
        name: upper(fill(random.pick(NAMES))),
        description: notes.map(fill).join(' '),
        gameId,
        characterId: attacker.id,
        characterIds: (defenders.length > 0 ? defenders : [target]).map(({ id }) => id),
        tags: several(1 + random.below(2), () => random.pick(TAGS)),
        percentRange: [low, high],
        actions: normaliseActions(sample.actions) as PlausibleCombo['content']['actions'],
      },
    };
  };
}

function gameDraws(gameId: GameId, random: Random) {
  const game = findGame(gameId);
  if (game === undefined) throw new Error(`no game ${gameId}`);
  return { fighter: zipf(game.fighters, random), samples: sampleCombos.filter((sample) => sample.gameId === gameId) };
}

/** Up to so many different ones. */
const several = <T>(most: number, draw: () => T): T[] => [...new Set(Array.from({ length: most }, draw))];

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function words(
  random: Random,
  { attacker, defender, low, high }: { attacker: string; defender: string; low: number; high: number },
): (template: string) => string {
  const short = random.chance(NOTATION_SHARE);
  const move = (moves: readonly string[]): string => {
    const drawn = random.pick(moves);
    return short ? shortOf(drawn) : drawn;
  };
  return (template) =>
    template.replace(/\{(\w+)\}/g, (_, hole: string) => {
      if (hole === 'first') return move(STARTERS);
      if (hole === 'link') return move(LINKS);
      if (hole === 'last') return move(ENDERS);
      return { attacker, defender, low: String(low), high: String(high) }[hole] ?? '';
    });
}
