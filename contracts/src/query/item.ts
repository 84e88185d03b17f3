import type { Fighter, GameId } from '../games/game.js';
import type { Tag } from '../views/tags.js';
import type { Named } from './names.js';
import type { OfferKind } from './understood.js';
import type { Wish } from './wishes.js';

/** What a stretch of tokens may mean, before its neighbours are looked at. */
export type Meaning =
  | { readonly kind: 'name'; readonly named: Named }
  /** `common`: an ordinary word too. */
  | { readonly kind: 'tag'; readonly tag: Tag; readonly common: boolean }
  /** `bare`: a number and a percent sign alone. `text`: words that stand for it in the text. */
  | {
      readonly kind: 'percent';
      readonly low: number;
      readonly high: number;
      readonly bare: boolean;
      readonly text: string;
      /** Said in words, and gives way to a number. */
      readonly vague?: boolean;
    }
  | {
      readonly kind: 'move';
      readonly move: string;
      /** Told of in words that no title has: the text has its name instead. */
      readonly told?: true;
    }
  | { readonly kind: 'game'; readonly game: GameId }
  | { readonly kind: 'wish'; readonly wish: Wish }
  /** Stays text and is offered. `tells`: fighters who are meant where nobody else attacks. */
  | { readonly kind: 'offer'; readonly offers: readonly Possible[]; readonly tells?: readonly Fighter[] }
  /** Text for certain. */
  | { readonly kind: 'plain' };

export interface Possible {
  /** `fighter`: its role is settled by the words around it. */
  readonly kind: OfferKind | 'fighter';
  readonly values: readonly string[];
  readonly label: string;
}

export interface Item {
  readonly meaning: Meaning;
  /** First token, and the first after it. */
  readonly first: number;
  readonly end: number;
  /** Offsets into the line; they may take in signs around the tokens: `<50%`. */
  readonly from: number;
  readonly to: number;
}

/** A meaning at a token, as a recogniser finds it. */
export interface Found {
  readonly meaning: Meaning;
  readonly count: number;
  readonly from?: number;
  readonly to?: number;
}
