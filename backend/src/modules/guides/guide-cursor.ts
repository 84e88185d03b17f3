import { refuse } from '../../problems.js';

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\.([\w-]{1,64})$/;

/** The last guide of a page. */
export interface GuidePlace {
  readonly editedAt: string;
  readonly guideId: string;
}

export const guideCursor = ({ editedAt, guideId }: GuidePlace): string => `${editedAt}.${guideId}`;

/** @throws RefusedError 400 */
export function readGuideCursor(cursor: string): GuidePlace {
  const [, editedAt, guideId] = CURSOR.exec(cursor) ?? [];
  if (editedAt === undefined || guideId === undefined)
    throw refuse.malformed('cursor: is not one of ours. Start again without it.');
  return { editedAt, guideId };
}

/** Edited last first, then by id. */
export const byEdit = (a: GuidePlace, b: GuidePlace): number => {
  if (a.editedAt !== b.editedAt) return a.editedAt < b.editedAt ? 1 : -1;
  if (a.guideId === b.guideId) return 0;
  return a.guideId < b.guideId ? 1 : -1;
};
