/** Somebody else wrote the same documents, or changed the active build: do the batch again. */
export class ConcurrentWriteError extends Error {
  override name = 'ConcurrentWriteError';
}
