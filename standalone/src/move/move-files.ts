import { byOwner, namedBy } from '@combolab/backend/domain';
import type { BlobInfo, Blobs, EventLog } from '@combolab/platform';

/** Files that are copied at once. */
const AT_ONCE = 4;
/** Files of samples, and uploads that wait for their combo. */
const OTHERS = ['samples/', 'uploads/', 'search-log/'];

export interface MovedFiles {
  readonly files: number;
  readonly bytes: number;
  /** Files of no living combo, guide or user, left behind. */
  readonly left: number;
}

/**
 * Copies every file that a living combo is made of, and the pictures of guides and users. Those that are there already are passed over.
 * @throws Error when a file does not arrive whole
 */
export async function moveFiles(
  from: Blobs,
  to: Blobs,
  log: Pick<EventLog, 'readStream'>,
  progress: (files: number, bytes: number) => void,
): Promise<MovedFiles> {
  let [files, bytes, left] = [0, 0, 0];
  const wanted = filesToMove(from, log, () => {
    left += 1;
  });
  const work = async (): Promise<void> => {
    for (let next = await wanted.next(); next.done !== true; next = await wanted.next()) {
      await copy(next.value, from, to);
      files += 1;
      bytes += next.value.size;
      progress(files, bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { files, bytes, left };
}

async function* filesToMove(
  blobs: Blobs,
  log: Pick<EventLog, 'readStream'>,
  onLeft: () => void,
): AsyncGenerator<BlobInfo, undefined> {
  for await (const owner of byOwner(blobs)) {
    const named = await namedBy(log, owner);
    for (const info of owner.infos) {
      if (named.has(info.key)) yield info;
      else onLeft();
    }
  }
  for (const prefix of OTHERS) yield* blobs.list(prefix);
  return undefined;
}

async function copy({ key, size }: BlobInfo, from: Blobs, to: Blobs): Promise<void> {
  // an object appears only when it is complete, so one of this size is this one
  if ((await to.stat(key))?.size === size) return;
  const stored = await to.put(key, await from.read(key));
  if (stored.size !== size)
    throw new Error(`${key} has ${String(stored.size)} bytes there instead of ${String(size)}; run the move again`);
}
