import { ApiTokenMade, ApiTokenRevoked, ApiTokenUsed, LIMITS, type EventOf, type Scope } from '@combolab/contracts';
import { onceThere, type Decider, type Evolve } from '../../commands/decider.js';
import { refuse, RefusedError } from '../../problems.js';

export type Made = EventOf<typeof ApiTokenMade>['data'];

export interface ApiTokenState {
  readonly made: Made;
  readonly madeAt: string;
  /** `YYYY-MM-DD`; null = never. */
  readonly usedOn: string | null;
  readonly revoked: boolean;
}

export type ApiTokenCommand =
  | {
      readonly type: 'make';
      readonly made: Made & { readonly name: string; readonly scopes: readonly Scope[] };
      /** Whether its owner has as many others as there may be. */
      readonly full: boolean;
    }
  | { readonly type: 'use'; readonly userId: string; readonly tokenId: string; readonly day: string }
  | { readonly type: 'revoke'; readonly userId: string; readonly tokenId: string };

/** null before `token.made`. */
export const apiTokenOn: Evolve<ApiTokenState | null> = {
  [ApiTokenMade.type]: (_, { data, time }) => ({ made: data, madeAt: time, usedOn: null, revoked: false }),
  ...onceThere<ApiTokenState>({
    [ApiTokenUsed.type]: (token, { data }) => ({ ...token, usedOn: data.day }),
    [ApiTokenRevoked.type]: (token) => ({ ...token, revoked: true }),
  }),
};

const tooMany = (): RefusedError =>
  new RefusedError(
    422,
    'too-many-api-tokens',
    'No room for another token',
    `You have ${String(LIMITS.apiTokens)} API tokens, which is as many as there can be. Revoke one first.`,
  );

/** One stream per token; one that was revoked stays so. */
export const apiTokenDecider: Decider<ApiTokenState | null, ApiTokenCommand> = {
  initial: null,
  on: apiTokenOn,
  decide(state, command) {
    if (command.type === 'make') {
      if (state !== null) return [];
      if (command.full) throw tooMany();
      return [ApiTokenMade(command.made)];
    }
    if (state === null) throw refuse.notFound('API token');
    if (state.revoked) return [];
    const { userId, tokenId } = command;
    if (command.type === 'revoke') return [ApiTokenRevoked({ userId, tokenId })];
    // two processes may ask in either order around midnight
    return command.day <= (state.usedOn ?? '') ? [] : [ApiTokenUsed({ userId, tokenId, day: command.day })];
  },
};
