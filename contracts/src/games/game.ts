import type { DiDirection, PlatformUse, StagePosition } from '../track/condition-words.js';
import type { InputFamily, PressType } from '../track/press.js';
import type { Scale } from './scale.js';

/** Controllers a game is played with, as codes of the specification. */
export const CONTROLLER_TYPES = ['SWITCH', 'GAMECUBE', 'PLAYSTATION', 'XBOX'] as const;
export type ControllerType = (typeof CONTROLLER_TYPES)[number];

/** The id of a game that the registry knows: `ssbu`. What comes from outside is checked with `isGameId`. */
export type GameId = string;

/** One fighter of a roster. */
export interface FighterRow {
  /** Lower-case letters, digits and hyphens, at most 40. */
  readonly slug: string;
  readonly name: string;
  /** Slug of the fighter it echoes (same move set), if any. */
  readonly echoOf?: string;
}

/** Several fighters that are chosen at once. */
export interface GroupRow {
  readonly slug: string;
  readonly name: string;
  /** Slugs of its fighters. */
  readonly members: readonly string[];
}

/** Versions of a game that a combo can be tested on. */
export interface Patches {
  /** Newest first. */
  readonly known: readonly string[];
  /** What versions look like that came out after the list was written; null where there will be none. */
  readonly later: RegExp | null;
}

/** What inputs do with the controls as the game comes. */
export interface Inputs {
  /** The word on a lane: `Attack`. */
  readonly roles: Readonly<Record<InputFamily, string>>;
  /** What is pressed to shield, block, dodge or tech. */
  readonly shield: PressType;
  readonly grab: PressType;
}

/** Which conditions of a combo make sense in a game, in the order they are offered; none where a list is empty. */
export interface Conditions {
  readonly position: readonly StagePosition[];
  readonly platform: readonly PlatformUse[];
  /** Directional influence of the defender. */
  readonly di: readonly DiDirection[];
}

/** Where the page finds the frame data of a game. */
export interface FrameDataPlace {
  /** Path of its `about.json` and of a file for each fighter, without trailing slash. */
  readonly folder: string;
  /** Who publishes the numbers that ours are compared with. */
  readonly publisher: string;
}

/** Programs that write down games as replays. */
export type ReplayFormat = 'slippi';

/** All that is particular to a game, but for the words of its players (`GameWords`). */
export interface GameDefinition {
  /** As addresses, events and documents have it: 2 to 20 lower-case letters, digits and hyphens, a letter first. */
  readonly id: GameId;
  readonly name: string;
  readonly shortName: string;
  /** The first is shown to who has chosen none. */
  readonly controllers: readonly [ControllerType, ...ControllerType[]];
  /** In the order of the game's own list. */
  readonly fighters: readonly FighterRow[];
  readonly groups: readonly GroupRow[];
  readonly patches: Patches;
  readonly inputs: Inputs;
  /** How the game counts what a defender has taken. */
  readonly scale: Scale;
  readonly conditions: Conditions;
  /** Null while there is none. */
  readonly frameData: FrameDataPlace | null;
  /** Null where no replays can be imported. */
  readonly replays: ReplayFormat | null;
  /** Letters and hue (degrees of oklch, 0 to 359) by slug, where those made of the name would not do. */
  readonly emblems: Readonly<Record<string, readonly [letters: string, hue: number]>>;
}

/** Words for many fighters at once: `heavies`. */
export type FighterClass = readonly [label: string, words: string, slugs: string];

/** Several fighters by what they have in common: their weight, how they fall. */
export type FightersTogether = readonly [label: string, slugs: string];

/** What players of a game say. Lists are divided by commas, phrases are folded (lower case, without signs). */
export interface GameWords {
  /** What the game is called. */
  readonly names: string;
  /** By slug of a fighter or group: safe names become filters, risky ones (ordinary words, or shared by two) are offered. */
  readonly aliases: Readonly<Record<string, readonly [safe: string, risky: string]>>;
  /** By slug of a fighter or group: names in other languages. They become filters; no misspelt word is read as one. */
  readonly abroad?: Readonly<Record<string, string>>;
  readonly classes: readonly FighterClass[];
  /** What authors choose as defenders at once, beside everyone and the groups. */
  readonly together?: readonly FightersTogether[];
  /** Stages that are called after a fighter: they stay text. */
  readonly stages: string;
  /** Lines `slug: move names; ...` of what single fighters' moves are called: `ness: nb pk flash; sb pk fire`. */
  readonly moves: string;
  /** Slugs, divided by spaces, by a combo or move that these fighters are known by: said without a name it means them. `waft`. */
  readonly telltales: Readonly<Record<string, string>>;
  /** The same of what may be meant otherwise: it is offered. */
  readonly hints?: Readonly<Record<string, string>>;
}

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

/** A game as all others read it: its definition, with fighters and groups under their ids. */
export interface Game extends Omit<GameDefinition, 'fighters' | 'groups'> {
  readonly fighters: readonly Fighter[];
  readonly groups: readonly FighterGroup[];
}
