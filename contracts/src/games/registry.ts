import type { ComboConditions } from '../track/conditions.js';
import type { Fighter, FighterGroup, FrameDataPlace, Game, GameDefinition, GameId, ReplayFormat } from './game.js';
import { USUAL_SCALE, type Scale } from './scale.js';
import { shippedGames } from './shipped.js';

const ID = /^[a-z][a-z0-9-]{1,19}$/;

function gameOf({ fighters, groups, ...rest }: GameDefinition): Game {
  const { id } = rest;
  return {
    ...rest,
    fighters: fighters.map(({ slug, name, echoOf }) => ({
      id: `${id}:${slug}`,
      gameId: id,
      name,
      echoOf: echoOf === undefined ? null : `${id}:${echoOf}`,
    })),
    groups: groups.map(({ slug, name, members }) => ({
      id: `${id}:${slug}`,
      name,
      members: members.map((member) => `${id}:${member}`),
    })),
  };
}

const games: Game[] = [];
const ids: GameId[] = [];
const fightersById = new Map<string, Fighter>();
const groupsById = new Map<string, FighterGroup>();
/** English names of fighters and groups that were given others. */
const officialNames = new Map<string, string>();
const listeners = new Set<() => void>();

/** The games, the default first. Others see one that is added later, too. */
export const GAMES: readonly Game[] = games;
export const GAME_IDS: readonly GameId[] = ids;
export const DEFAULT_GAME_ID: GameId = shippedGames[0].id;

function put(definition: GameDefinition): Game {
  const game = gameOf(definition);
  games.push(game);
  ids.push(game.id);
  for (const fighter of game.fighters) fightersById.set(fighter.id, fighter);
  for (const group of game.groups) groupsById.set(group.id, group);
  return game;
}

for (const definition of shippedGames) put(definition);

/** Calls back after a game was added or taken away. What is derived from all games is then made anew. */
export function onGamesChange(listener: () => void): void {
  listeners.add(listener);
}

/**
 * Adds a game to those shipped, before anything reads them. Its words come by `addGameWords`.
 * @returns takes it away
 * @throws Error for an id that cannot be one, or is taken
 */
export function addGame(definition: GameDefinition): () => void {
  const { id } = definition;
  if (!ID.test(id) || ids.includes(id)) throw new Error(`'${id}' cannot be the id of another game`);
  const game = put(definition);
  for (const listener of listeners) listener();
  return () => {
    games.splice(games.indexOf(game), 1);
    ids.splice(ids.indexOf(id), 1);
    for (const fighter of game.fighters) fightersById.delete(fighter.id);
    for (const group of game.groups) groupsById.delete(group.id);
    for (const listener of listeners) listener();
  };
}

/**
 * Gives fighters and groups the names by which a page speaks of them; searches know them by the English ones, too.
 * @param names by slug; who is not among them keeps the English name
 */
export function nameFighters(names: Readonly<Partial<Record<string, string>>>): void {
  for (const each of [...fightersById.values(), ...groupsById.values()]) {
    const name = names[slugOf(each.id)];
    if (name === undefined) continue;
    officialNames.set(each.id, officialName(each));
    Object.assign(each, { name });
  }
}

/** The English name of a fighter or group, whatever language a page speaks. */
export const officialName = ({ id, name }: Pick<Fighter, 'id' | 'name'>): string => officialNames.get(id) ?? name;

export const findGame = (id: string): Game | undefined => games.find((game) => game.id === id);
export const isGameId = (id: string): boolean => ids.includes(id);
export const findGroup = (id: string): FighterGroup | undefined => groupsById.get(id);
export const findFighter = (id: string): Fighter | undefined => fightersById.get(id);

/** A fighter as itself, a group as its members; undefined when the id names neither. */
export function expandFighter(id: string): readonly string[] | undefined {
  if (fightersById.has(id)) return [id];
  return groupsById.get(id)?.members;
}

/** The id without its game: `mario` of `ssbu:mario`. */
export const slugOf = (fighterId: string): string => fighterId.slice(fighterId.indexOf(':') + 1);

/** What is in force where a game is not known: that of the default one. */
export const gameOrDefault = (id: string): Game => findGame(id) ?? (games[0] as Game);

/** How a game counts what a defender has taken; in percent where no game is named. */
export const scaleOf = (id: GameId | null): Scale => (id === null ? USUAL_SCALE : gameOrDefault(id).scale);

/** Versions of a game that are known, newest first; none of a game that is not. */
export const patchesOf = (id: string): readonly string[] => findGame(id)?.patches.known ?? [];

/** Whether a text can be a version of the game, also one that came out after its list was written. */
export function isPatch(gameId: string, text: string): boolean {
  const patches = findGame(gameId)?.patches;
  return patches !== undefined && (patches.known.includes(text) || patches.later?.test(text) === true);
}

/** What of a combo's conditions a game has. */
export function conditionsIn(gameId: string, said: ComboConditions): ComboConditions {
  const { position, platform, di } = gameOrDefault(gameId).conditions;
  const values: Readonly<Record<string, readonly string[]>> = { position, platform, di };
  const has = ([name, value]: [string, unknown]): boolean => values[name]?.includes(String(value)) !== false;
  return Object.fromEntries(Object.entries(said).filter(has));
}

/** The first game there is frame data of, which pages of frames without a game speak of. */
export const gameWithFrames = (): (Game & { readonly frameData: FrameDataPlace }) | undefined =>
  games.find((game): game is Game & { readonly frameData: FrameDataPlace } => game.frameData !== null);

/** The game whose replays have a format. */
export const gameOfReplays = (format: ReplayFormat): Game | undefined =>
  games.find(({ replays }) => replays === format);
