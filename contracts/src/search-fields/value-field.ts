import type { Action } from '../track/action.js';
import type { ComboConditions } from '../track/conditions.js';
import type { NamedMove } from '../track/move.js';
import type { Tag } from '../views/tags.js';

/** What is looked at of a combo to find it, as the views and the log both tell it. */
export interface SearchedCombo {
  readonly gameId: string;
  readonly characterId: string;
  readonly characterIds: readonly string[];
  readonly tags: readonly Tag[];
  readonly percentRange: readonly [low: number, high: number];
  readonly actions: readonly Action[];
  readonly moves?: readonly NamedMove[] | undefined;
  /** The text is null where it was erased. */
  readonly notes?: readonly { readonly frame: number; readonly text: string | null }[] | undefined;
  /** Id of the account that shared it. */
  readonly authorId?: string | undefined;
  readonly verified: boolean;
  readonly patch?: string | undefined;
  readonly conditions?: ComboConditions | undefined;
}

/**
 * Where the filters of the results show a field. `rows`: a box to tick for each value. `folded`: the same under "Conditions".
 * `select`: one of many, or `any` as words say it. What has a lower `at` stands higher; leave gaps.
 */
export type FieldPlace =
  | { readonly as: 'rows' | 'folded'; readonly at: number }
  | { readonly as: 'select'; readonly at: number; readonly any: string }
  /** No place of its own: links ask for it, and its chip says so. */
  | { readonly as: 'link'; readonly at: number };

/**
 * A field of combos whose values one looks for by name. All that knows of searching is made from these entries: the address and its
 * checks, both search engines and the judge of alerts, `verify`, chips, the filter column, offers of the query language.
 */
export interface ValueField<V extends string = string> {
  /** Every value, in the order people see; null where the field has too many to name, then `accepts` judges. */
  readonly values: readonly V[] | null;
  /** Whether a game's combos can have a value. */
  readonly accepts?: (value: string, game: string) => boolean;
  /** What one may choose from in a game, where that is not all of `values`; of many to name those that are counted. */
  readonly options?: (game: string) => readonly string[];
  /** What a combo has; nothing where nobody has said. */
  readonly read: (combo: SearchedCombo) => readonly V[];
  /** One combo may have several of its values. */
  readonly many: boolean;
  /** One may ask for several of its values, and finds combos with any of them. */
  readonly repeats: boolean;
  /** `notTag` beside `tag` leaves combos with a value out. */
  readonly excludable: boolean;
  /** Answers count its values, under all filters but its own. */
  readonly facet: boolean;
  /** So many of its values are counted, those that most combos have; all without it. */
  readonly most?: number;
  /** Over its rows. */
  readonly title: string;
  /** A value as its chip says it. */
  readonly words: (value: string) => string;
  /** The same in a row of the filter column, where it differs. */
  readonly row?: (value: string) => string;
  /** Null: the filter column shows it in its own way. */
  readonly place: FieldPlace | null;
  /** How players write values, divided by commas; the search box then offers the filter. */
  readonly spellings?: Readonly<Partial<Record<V, string>>>;
  /** What stands before an offered value: `difficulty: Easy`; '' for none. */
  readonly lead: string;
  /** 0 for what was there from the beginning; a new field has the next number, and every index is filled again. */
  readonly since: number;
}

export const YES_OR_NO = ['true', 'false'] as const;
export const yesOrNo = (value: boolean): (typeof YES_OR_NO)[number] => (value ? 'true' : 'false');
