import type { ApiTokenMade, ApiTokenUsed, EventOf, RecordedEvent } from '@combolab/contracts';

export interface TrueApiToken {
  readonly userId: string;
  readonly tokenId: string;
  name: string;
  readonly scopes: readonly string[];
  readonly hash: string;
  readonly expiresAt: string;
  readonly madeAt: string;
  usedOn: string | null;
  revoked: boolean;
}

/** By `<user>/<token>`. */
export type TrueApiTokens = Map<string, TrueApiToken>;

/** Takes one event in. @returns false when it is about no API token, or comes before what it is about */
export function tellApiToken(tokens: TrueApiTokens, { type, data, time }: RecordedEvent): boolean {
  if (type === 'token.made') {
    const { name, ...made } = data as EventOf<typeof ApiTokenMade>['data'];
    tokens.set(`${made.userId}/${made.tokenId}`, {
      ...{ ...made, name: name ?? '', madeAt: time },
      ...{ usedOn: null, revoked: false },
    });
    return true;
  }
  if (type !== 'token.used' && type !== 'token.revoked') return false;
  const { userId, tokenId, day } = data as Partial<EventOf<typeof ApiTokenUsed>['data']>;
  const token = tokens.get(`${userId ?? ''}/${tokenId ?? ''}`);
  if (token === undefined) return false;
  if (type === 'token.used') token.usedOn = day ?? null;
  else Object.assign(token, { name: '', revoked: true });
  return true;
}
