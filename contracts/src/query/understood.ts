import type { GameId } from '../games/game.js';
import { SPELT_FIELDS } from '../search-fields/fields.js';
import type { DiDirection, PlatformUse, StagePosition } from '../track/condition-words.js';
import type { Difficulty } from '../track/difficulty.js';
import type { SearchSort } from '../views/search-sorts.js';
import type { Tag } from '../views/tags.js';

export const SPAN_KINDS = [
  'attacker',
  'defender',
  'tag',
  'notAttacker',
  'notDefender',
  'notTag',
  'notMove',
  'percent',
  'move',
  'sequence',
  'game',
  'sort',
  'difficulty',
  'verified',
  'position',
  'platform',
  'di',
  'fiftyFifty',
  'outOfShield',
  'patch',
  'author',
  'starts',
  'ends',
  'contiguous',
  'filler',
] as const;
export type SpanKind = (typeof SPAN_KINDS)[number];

/** Where in the query something was understood. Spans stand in order and never overlap. */
export interface Span {
  /** UTF-16 offsets into the query as given; `end` is the first that no longer belongs to it. */
  readonly start: number;
  readonly end: number;
  /** A `filler` ("combos", "with") says nothing and is not searched for. */
  readonly kind: SpanKind;
  /** As the address of a search writes it: id of a fighter or group, tag, `low-high`, move, moves divided by commas, game. */
  readonly value: string;
  /** For people: 'Captain Falcon', '0–40%'. */
  readonly label: string;
}

export const OFFER_KINDS = ['attacker', 'defender', 'tag', 'percent', 'game', 'author', ...SPELT_FIELDS] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** Something the words may mean; they stay text until the player takes the offer. */
export interface Offer {
  readonly kind: OfferKind;
  /** As the address of a search writes them: ids of fighters, a tag, `low-high`, ... */
  readonly values: readonly string[];
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** Fighters who attack though nobody names them, by what told of them: "waft" is Wario's. Quoted it is text again. */
export interface ImpliedFighters {
  /** Ids. */
  readonly values: readonly string[];
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** A misspelt word that was read as another; `from` in `literal` of the next call searches it as text instead. */
export interface Correction {
  readonly from: string;
  readonly to: string;
  /** What it was taken for: 'Jigglypuff'. */
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** What a query says of when a combo works; nothing where it says nothing. */
export interface AskedConditions {
  readonly position: readonly StagePosition[];
  readonly platform: readonly PlatformUse[];
  readonly di: readonly DiDirection[];
  readonly fiftyFifty: boolean | null;
  readonly outOfShield: boolean | null;
}

export const NO_CONDITIONS: AskedConditions = {
  position: [],
  platform: [],
  di: [],
  fiftyFifty: null,
  outOfShield: null,
};

/** A query as the search understands it. */
export interface Understood {
  /** The game the query asks for: the one it names, else the given one; null = all. */
  readonly game: GameId | null;
  /** Ids of fighters, a group as its members. */
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  readonly tags: readonly Tag[];
  readonly excluded: {
    readonly attackers: readonly string[];
    readonly defenders: readonly string[];
    readonly tags: readonly Tag[];
    readonly moves: readonly string[];
  };
  /** Percent, both ends inclusive, 0 to 200. */
  readonly percent: readonly [low: number, high: number] | null;
  /** Each once, in the order of the query: `up-air`, `down-throw`. */
  readonly moves: readonly string[];
  /** Moves that follow one another in this order. */
  readonly sequence: readonly string[];
  /** The move the combo starts with. */
  readonly first: string | null;
  /** Moves it starts with, one right after the other; the first of them is {@link first}. */
  readonly starts: readonly string[];
  /** Moves it ends with, one right after the other. */
  readonly ends: readonly string[];
  /** The sequence is done without other moves in between. */
  readonly contiguous: boolean;
  /** The order of the hits; null where the query names none. */
  readonly sort: SearchSort | null;
  readonly difficulty: readonly Difficulty[];
  readonly verified: boolean | null;
  readonly conditions: AskedConditions;
  /** Version of the game it was tested on: `13.0.1`. */
  readonly patch: string | null;
  /** Names of authors said with an @, folded; whether there are such players nobody has asked yet. "by name" is offered: it may be text. */
  readonly authors: readonly string[];
  /** Words of the query, as they stand there, that the hits need not meet, since nothing or too little meets them all. */
  readonly optional: readonly string[];
  /** Words left for text search, moves included. */
  readonly text: string;
  readonly offers: readonly Offer[];
  /** Among {@link attackers} those whom only a move tells of; one entry at most. */
  readonly implied: readonly ImpliedFighters[];
  readonly corrections: readonly Correction[];
  readonly spans: readonly Span[];
}

export interface UnderstandOptions {
  /** The game of the page; null = all games. */
  readonly game: GameId | null;
  /** Words or phrases to be taken as text whatever they mean ("search as text instead"). */
  readonly literal?: readonly string[];
  /** Whether filters already say who attacks: then no move tells of another. */
  readonly isAttacked?: boolean;
}
