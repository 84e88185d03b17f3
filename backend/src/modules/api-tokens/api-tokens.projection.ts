import { ApiTokenMade, ApiTokenRevoked, ApiTokenUsed } from '@combolab/contracts';
import { defineProjection, onEach, readOf, type Collection } from '@combolab/platform';
import { evolve } from '../../commands/decider.js';
import { apiTokenOn, type ApiTokenState } from './api-token.decider.js';

/** An API token; a revoked one stays as a mark that remembers its version. */
export interface ApiTokenDoc {
  readonly userId: string;
  readonly tokenId: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly hash: string;
  readonly madeAt: string;
  readonly expiresAt: string;
  readonly usedOn: string | null;
  readonly revoked: boolean;
  readonly streamVersion: number;
}

export const apiTokensCollection: Collection<ApiTokenDoc> = {
  name: 'apiTokens',
  projection: 'tokens',
  indexes: [['hash'], ['userId', 'revoked', 'madeAt']],
};

export const apiTokenKey = (userId: string, tokenId: string): string => `${userId}/${tokenId}`;

function stateOf(doc: ApiTokenDoc): ApiTokenState {
  const { userId, tokenId, name, scopes, hash, expiresAt, madeAt, usedOn, revoked } = doc;
  return { made: { userId, tokenId, name, scopes: [...scopes], hash, expiresAt }, madeAt, usedOn, revoked };
}

/** With what programs call in the name of users. */
export const apiTokensProjection = defineProjection({
  name: 'tokens',
  version: 1,
  collections: [apiTokensCollection],
  on: onEach([ApiTokenMade.type, ApiTokenUsed.type, ApiTokenRevoked.type], async (event, views) => {
    const { userId, tokenId } = event.data;
    const id = apiTokenKey(userId, tokenId);
    const before = (await views.get(apiTokensCollection, id))?.doc ?? null;
    if (before !== null && before.streamVersion >= event.version) return;
    const state = evolve(apiTokenOn, before === null ? null : stateOf(before), event);
    if (state === null) return;
    const { made, ...rest } = state;
    await views.put(apiTokensCollection, id, {
      ...made,
      ...rest,
      // a word of its owner, for whom it is over
      name: state.revoked ? '' : (made.name ?? ''),
      streamVersion: event.version,
    });
  }),
  reads: ({ data: { userId, tokenId } }) => [readOf(apiTokensCollection, apiTokenKey(userId, tokenId))],
});
