import type { z } from 'zod/mini';
import type { Scope } from '../views/scopes.js';

/** Who may call. `author` and `admin` rules that depend on the thing itself are decided in the command. */
export type Who = 'anyone' | 'user' | 'admin';

/** The view projections an answer is read from; `Read-After` waits for these. */
export type ProjectionName =
  | 'combos'
  | 'tallies'
  | 'comments'
  | 'previews'
  | 'favorites'
  | 'follows'
  | 'lists'
  | 'guides'
  | 'users'
  | 'searches'
  | 'tokens'
  | 'notifications'
  | 'practice'
  | 'moderation'
  | 'search';

type Schema = z.core.$ZodType;

export interface RouteDefinition {
  readonly method: 'GET' | 'POST';
  /** Below `/api`, with `:name` segments. */
  readonly path: string;
  readonly who: Who;
  /** What a caller's API token has to be made for; null = no API token ever opens it. */
  readonly scope: Scope | null;
  readonly summary: string;
  /** Path segments, as text. */
  readonly params?: Schema;
  /** Query string: single values as text, repeatable ones as lists. */
  readonly query?: Schema;
  /** JSON body. */
  readonly body?: Schema;
  /** `multipart` bodies carry one file and the JSON body's fields as form fields. */
  readonly bodyType?: 'json' | 'multipart';
  readonly answer: Schema;
  /** Media type of success; JSON unless it says otherwise. */
  readonly answerType?: 'application/zip';
  /** Headers that an answer may carry, by name, with what they say. */
  readonly answerHeaders?: Readonly<Record<string, string>>;
  /** Status of success; 200 unless it says otherwise. */
  readonly status?: 200 | 201;
  readonly reads?: readonly ProjectionName[];
  /** Caches may keep what visitors are answered; they ask each time whether it still holds. */
  readonly cachedForVisitors?: true;
  /** A command that suspended users may give, too. */
  readonly whileSuspended?: true;
  /** Problem statuses beyond 400, 401, 429 and 503. */
  readonly problems?: readonly number[];
}

/** Declares one route; exists for its types. */
export const route = <const R extends RouteDefinition>(definition: R): R => definition;

type Out<S> = S extends Schema ? z.core.output<S> : undefined;
export type BodyOf<R extends RouteDefinition> = Out<R['body']>;
export type ParamsOf<R extends RouteDefinition> = Out<R['params']>;
export type QueryOf<R extends RouteDefinition> = Out<R['query']>;
export type AnswerOf<R extends RouteDefinition> = z.core.output<R['answer']>;
/** What a caller hands in, before defaults. */
export type BodyIn<R extends RouteDefinition> = R['body'] extends Schema ? z.core.input<R['body']> : undefined;
