import type { KnownEvent } from '@combolab/contracts';

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
export function tellApiToken(tokens: TrueApiTokens, event: KnownEvent): boolean {
  if (event.type === 'token.made') {
    const { name, ...made } = event.data;
    tokens.set(`${made.userId}/${made.tokenId}`, {
      ...{ ...made, name: name ?? '', madeAt: event.time },
      ...{ usedOn: null, revoked: false },
    });
    return true;
  }
  if (event.type !== 'token.used' && event.type !== 'token.revoked') return false;
  const token = tokens.get(`${event.data.userId}/${event.data.tokenId}`);
  if (token === undefined) return false;
  if (event.type === 'token.used') token.usedOn = event.data.day;
  else Object.assign(token, { name: '', revoked: true });
  return true;
}
