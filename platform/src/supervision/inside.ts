/**
 * Says for this thread whether it is inside native code that must not be cut off: a thread that is terminated there takes
 * the whole process with it. One cell, 1 while it is; shared with who supervises the thread.
 */
export const inside = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Runs native work and says so meanwhile. */
export function insideOf<R>(work: () => R): R {
  Atomics.store(inside, 0, 1);
  try {
    return work();
  } finally {
    Atomics.store(inside, 0, 0);
  }
}
