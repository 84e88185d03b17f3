import { meleeFighters, meleeGroups, ultimateFighters, ultimateGroups } from './fighters.js';

/** Controllers a game is played with, as codes of the specification. */
export const CONTROLLER_TYPES = ['SWITCH', 'GAMECUBE', 'PLAYSTATION', 'XBOX'] as const;
export type ControllerType = (typeof CONTROLLER_TYPES)[number];

export const GAME_IDS = ['ssbu', 'ssbm'] as const;
export type GameId = (typeof GAME_IDS)[number];
export const DEFAULT_GAME_ID: GameId = 'ssbu';

export interface Fighter {
  /** `<game>:<slug>`, stable across games. */
  readonly id: string;
  readonly gameId: GameId;
  readonly name: string;
  /** Id of the fighter it echoes, or null. */
  readonly echoOf: string | null;
}

export interface FighterGroup {
  readonly id: string;
  readonly name: string;
  readonly members: readonly string[];
}

export interface Game {
  readonly id: GameId;
  readonly name: string;
  readonly shortName: string;
  readonly controllers: readonly ControllerType[];
  readonly fighters: readonly Fighter[];
  readonly groups: readonly FighterGroup[];
}

const rows = {
  ssbu: { fighters: ultimateFighters, groups: ultimateGroups },
  ssbm: { fighters: meleeFighters, groups: meleeGroups },
};

const game = (id: GameId, name: string, shortName: string, controllers: readonly ControllerType[]): Game => ({
  id,
  name,
  shortName,
  controllers,
  fighters: rows[id].fighters.map((row) => ({
    id: `${id}:${row.slug}`,
    gameId: id,
    name: row.name,
    echoOf: row.echoOf === undefined ? null : `${id}:${row.echoOf}`,
  })),
  groups: rows[id].groups.map((row) => ({
    id: `${id}:${row.slug}`,
    name: row.name,
    members: row.members.map((slug) => `${id}:${slug}`),
  })),
});

/** The games shipped, the default first. */
export const GAMES: readonly Game[] = [
  game('ssbu', 'Super Smash Bros. Ultimate', 'Ultimate', ['SWITCH', 'GAMECUBE', 'PLAYSTATION', 'XBOX']),
  game('ssbm', 'Super Smash Bros. Melee', 'Melee', ['GAMECUBE', 'SWITCH', 'PLAYSTATION', 'XBOX']),
];

const gamesById = new Map<string, Game>(GAMES.map((each) => [each.id, each]));
const fightersById = new Map(GAMES.flatMap((each) => each.fighters).map((fighter) => [fighter.id, fighter]));
const groupsById = new Map(GAMES.flatMap((each) => each.groups).map((group) => [group.id, group]));

export const findGame = (id: string): Game | undefined => gamesById.get(id);
export const findGroup = (id: string): FighterGroup | undefined => groupsById.get(id);
export const findFighter = (id: string): Fighter | undefined => fightersById.get(id);

/** A fighter as itself, a group as its members; undefined when the id names neither. */
export function expandFighter(id: string): readonly string[] | undefined {
  if (fightersById.has(id)) return [id];
  return groupsById.get(id)?.members;
}
