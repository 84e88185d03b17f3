import { SCOPES, type ApiToken, type Scope } from '@combolab/contracts';
import type { ApiTokenDoc } from './api-tokens.projection.js';

type Shown = Pick<ApiTokenDoc, 'tokenId' | 'name' | 'scopes' | 'madeAt' | 'expiresAt' | 'usedOn'>;

/** In their order; what this build does not know opens nothing in it. */
export const knownScopes = (scopes: readonly string[]): Scope[] => SCOPES.filter((scope) => scopes.includes(scope));

/** An API token as its owner is shown it. */
export const apiTokenView = ({ tokenId, name, scopes, madeAt, expiresAt, usedOn }: Shown): ApiToken => ({
  _id: tokenId,
  name,
  scopes: knownScopes(scopes),
  madeAt,
  expiresAt,
  usedOn,
});
