/** Stream names. The first two segments are the unit of order. */
export const streams = {
  combo: (comboId: string): string => `combo/${comboId}`,
  feedback: (comboId: string, userId: string): string => `combo/${comboId}/feedback/${userId}`,
  comment: (comboId: string, commentId: string): string => `combo/${comboId}/comments/${commentId}`,
  user: (userId: string): string => `user/${userId}`,
  favorite: (userId: string, comboId: string): string => `user/${userId}/favorites/${comboId}`,
  follow: (userId: string, authorId: string): string => `user/${userId}/follows/${authorId}`,
  list: (userId: string, listId: string): string => `user/${userId}/lists/${listId}`,
  guide: (guideId: string): string => `guide/${guideId}`,
  search: (userId: string, searchId: string): string => `user/${userId}/searches/${searchId}`,
  token: (userId: string, tokenId: string): string => `user/${userId}/tokens/${tokenId}`,
  notification: (userId: string, notificationId: string): string => `user/${userId}/notifications/${notificationId}`,
  inbox: (userId: string): string => `user/${userId}/inbox`,
  practice: (userId: string, comboId: string): string => `practice/${userId}/${comboId}`,
  /** Reports of a thing and what was decided about it. */
  moderation: (caseId: string): string => `moderation/${caseId}`,
  name: (key: string): string => `name/${key}`,
};

/** How the names of each kind of stream are made: words as they stand, and ids by their names after a colon. */
export const STREAM_SHAPES = {
  combo: 'combo/:comboId',
  feedback: 'combo/:comboId/feedback/:userId',
  comment: 'combo/:comboId/comments/:commentId',
  user: 'user/:userId',
  favorite: 'user/:userId/favorites/:comboId',
  follow: 'user/:userId/follows/:authorId',
  list: 'user/:userId/lists/:listId',
  guide: 'guide/:guideId',
  search: 'user/:userId/searches/:searchId',
  token: 'user/:userId/tokens/:tokenId',
  notification: 'user/:userId/notifications/:notificationId',
  inbox: 'user/:userId/inbox',
  practice: 'practice/:userId/:comboId',
  moderation: 'moderation/:caseId',
  name: 'name/:key',
} as const satisfies Readonly<Record<keyof typeof streams, string>>;

export type StreamKind = keyof typeof STREAM_SHAPES;
type IdNames<Shape extends string> = Shape extends `${infer Segment}/${infer Rest}`
  ? IdNames<Segment> | IdNames<Rest>
  : Shape extends `:${infer Name}`
    ? Name
    : never;
/** The ids in the name of a stream. */
export type StreamIds<K extends StreamKind> = Readonly<Record<IdNames<(typeof STREAM_SHAPES)[K]>, string>>;
export type ParsedStream = { readonly [K in StreamKind]: { readonly kind: K; readonly ids: StreamIds<K> } }[StreamKind];

const shapes = Object.entries(STREAM_SHAPES).map(([kind, shape]) => ({ kind, segments: shape.split('/') }));

/** What the name of a stream says; null for kinds that this build does not know. */
export function parseStream(stream: string): ParsedStream | null {
  const parts = stream.split('/');
  const shape = shapes.find(
    ({ segments }) =>
      segments.length === parts.length &&
      segments.every((segment, i) => segment.startsWith(':') || segment === parts[i]),
  );
  if (shape === undefined) return null;
  const ids = shape.segments.flatMap((segment, i) =>
    segment.startsWith(':') ? [[segment.slice(1), parts[i] ?? ''] as const] : [],
  );
  return { kind: shape.kind, ids: Object.fromEntries(ids) } as ParsedStream;
}
