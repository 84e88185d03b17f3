import { isDuplicate } from './mongo-connection.js';

/** Runs an upsert by `_id`; when somebody else has inserted the row in the same moment, once more: now it is there. */
export async function upsertAgain<R>(upsert: () => Promise<R>): Promise<R> {
  try {
    return await upsert();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return upsert();
  }
}
