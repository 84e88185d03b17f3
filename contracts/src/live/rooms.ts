/** Names of the rooms a viewer can join. Built here, never typed as text elsewhere. */
export const rooms = {
  combo: (comboId: string): string => `combo:${comboId}`,
  /** Whoever is in it watches the combo; it tells how many do. */
  watching: (comboId: string): string => `watching:${comboId}`,
  results: (gameId: string): string => `results:${gameId}`,
  /** What one user is told. */
  user: (userId: string): string => `user:${userId}`,
  upload: (userId: string, uploadId: string): string => `upload:${userId}/${uploadId}`,
};

export type Room =
  | { readonly kind: 'combo'; readonly comboId: string }
  | { readonly kind: 'watching'; readonly comboId: string }
  | { readonly kind: 'results'; readonly gameId: string }
  | { readonly kind: 'user'; readonly userId: string }
  | { readonly kind: 'upload'; readonly userId: string; readonly uploadId: string };

/** What a room name means; null when there is no such kind of room. */
export function parseRoom(name: string): Room | null {
  const match =
    /^(?:combo:([\w-]{1,64})|watching:([\w-]{1,64})|results:([a-z]{4})|user:([\w-]{1,64})|upload:([\w-]{1,64})\/([\w-]{22,64}))$/.exec(
      name,
    );
  if (match === null) return null;
  const [, comboId, watchedId, gameId, ownId, userId, uploadId] = match;
  if (comboId !== undefined) return { kind: 'combo', comboId };
  if (watchedId !== undefined) return { kind: 'watching', comboId: watchedId };
  if (gameId !== undefined) return { kind: 'results', gameId };
  if (ownId !== undefined) return { kind: 'user', userId: ownId };
  return userId === undefined || uploadId === undefined ? null : { kind: 'upload', userId, uploadId };
}

/** Parts of a combo's room, each with its own version. */
export const COMBO_PARTS = ['combo', 'tally', 'comments', 'preview'] as const;
export type ComboPart = (typeof COMBO_PARTS)[number];
