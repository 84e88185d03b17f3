/** Names of the rooms a viewer can join. Built here, never typed as text elsewhere. */
export const rooms = {
  combo: (comboId: string): string => `combo:${comboId}`,
  /** Whoever is in it watches the combo; it tells how many do. */
  watching: (comboId: string): string => `watching:${comboId}`,
  results: (gameId: string): string => `results:${gameId}`,
  guide: (guideId: string): string => `guide:${guideId}`,
  /** Published guides of a game. */
  guides: (gameId: string): string => `guides:${gameId}`,
  /** What one user is told. */
  user: (userId: string): string => `user:${userId}`,
  /** What everybody may know of one user. */
  profile: (userId: string): string => `profile:${userId}`,
  /** What admins look through. */
  moderation: (): string => 'moderation',
  upload: (userId: string, uploadId: string): string => `upload:${userId}/${uploadId}`,
};

export type Room =
  | { readonly kind: 'combo'; readonly comboId: string }
  | { readonly kind: 'watching'; readonly comboId: string }
  | { readonly kind: 'results'; readonly gameId: string }
  | { readonly kind: 'guide'; readonly guideId: string }
  | { readonly kind: 'guides'; readonly gameId: string }
  | { readonly kind: 'user'; readonly userId: string }
  | { readonly kind: 'profile'; readonly userId: string }
  | { readonly kind: 'moderation' }
  | { readonly kind: 'upload'; readonly userId: string; readonly uploadId: string };

const ROOM = new RegExp(
  '^(?:' +
    [
      'combo:(?<comboId>[\\w-]{1,64})',
      'watching:(?<watchedId>[\\w-]{1,64})',
      'results:(?<gameId>[a-z][a-z0-9-]{1,19})',
      'guide:(?<guideId>[\\w-]{1,64})',
      'guides:(?<guidesOf>[a-z][a-z0-9-]{1,19})',
      'user:(?<ownId>[\\w-]{1,64})',
      'profile:(?<profileOf>[\\w-]{1,64})',
      'upload:(?<userId>[\\w-]{1,64})/(?<uploadId>[\\w-]{22,64})',
    ].join('|') +
    ')$',
);

/** What a room name means; null when there is no such kind of room. */
export function parseRoom(name: string): Room | null {
  if (name === 'moderation') return { kind: 'moderation' };
  const found: Partial<Record<string, string>> | undefined = ROOM.exec(name)?.groups;
  if (found === undefined) return null;
  const { comboId, watchedId, gameId, guideId, guidesOf, ownId, profileOf, userId, uploadId } = found;
  if (comboId !== undefined) return { kind: 'combo', comboId };
  if (watchedId !== undefined) return { kind: 'watching', comboId: watchedId };
  if (gameId !== undefined) return { kind: 'results', gameId };
  if (guideId !== undefined) return { kind: 'guide', guideId };
  if (guidesOf !== undefined) return { kind: 'guides', gameId: guidesOf };
  if (ownId !== undefined) return { kind: 'user', userId: ownId };
  if (profileOf !== undefined) return { kind: 'profile', userId: profileOf };
  return userId === undefined || uploadId === undefined ? null : { kind: 'upload', userId, uploadId };
}

/** Parts of a combo's room, each with its own version. */
export const COMBO_PARTS = ['combo', 'tally', 'comments', 'preview'] as const;
export type ComboPart = (typeof COMBO_PARTS)[number];
