import type { DocumentReader } from '@combolab/platform';
import { usersCollection } from './users.projection.js';

/** Whether a reader is an admin, as the views know it. */
export async function mayModerate(documents: Pick<DocumentReader, 'get'>, callerId: string | null): Promise<boolean> {
  if (callerId === null) return false;
  return (await documents.get(usersCollection, callerId))?.doc.userType === 'ADMIN';
}

/** Whether a reader is shown what an admin has hidden: its author is, and admins are. */
export const seesHidden = async (
  documents: Pick<DocumentReader, 'get'>,
  authorId: string,
  callerId: string | null,
): Promise<boolean> => authorId === callerId || mayModerate(documents, callerId);
