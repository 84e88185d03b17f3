/** One thing that is kept: a combo with its answers and clip, or a list. */
export interface KeptThing {
  /** Its kind, a space, and which one. */
  readonly id: string;
  /** Bytes of its files, by path with query. */
  readonly files: Readonly<Record<string, number>>;
}

/** How many of a kind are kept; of others, all. */
const MOST: Readonly<Record<string, number>> = { combo: 50, list: 8, day: 16 };
/** All that is kept of one person, in bytes: ten clips of the largest size. */
export const MOST_BYTES = 200_000_000;

const kindOf = ({ id }: KeptThing): string => id.split(' ')[0] ?? '';
const bytesOf = (things: readonly KeptThing[]): number =>
  things.reduce((sum, { files }) => sum + Object.values(files).reduce((all, bytes) => all + bytes, 0), 0);

/** The oldest of a kind that has too many, or of all where they are too large; undefined when all is well. */
function tooMuch(things: readonly KeptThing[]): KeptThing | undefined {
  for (const [kind, most] of Object.entries(MOST)) {
    const alike = things.filter((each) => kindOf(each) === kind);
    if (alike.length > most) return alike[0];
  }
  return bytesOf(things) > MOST_BYTES && things.length > 1 ? things[0] : undefined;
}

interface Changed {
  /** Oldest first. */
  readonly things: readonly KeptThing[];
  /** Files that nothing needs any more. */
  readonly dropped: readonly string[];
}

const without = (things: readonly KeptThing[], gone: KeptThing): Changed => {
  const left = things.filter((each) => each !== gone);
  const dropped = Object.keys(gone.files).filter((path) => !left.some(({ files }) => path in files));
  return { things: left, dropped };
};

/** What is kept once a thing is gone. */
export function withoutThing(things: readonly KeptThing[], id: string): Changed {
  const gone = things.find((each) => each.id === id);
  return gone === undefined ? { things, dropped: [] } : without(things, gone);
}

/**
 * What is kept once a file of a thing is, too: the thing is the newest then, and the oldest go where there is too much.
 * @param things oldest first
 */
export function withFile(things: readonly KeptThing[], id: string, path: string, bytes: number): Changed {
  const files = { ...things.find((each) => each.id === id)?.files, [path]: bytes };
  let kept: readonly KeptThing[] = [...things.filter((each) => each.id !== id), { id, files }];
  const dropped: string[] = [];
  for (let old = tooMuch(kept); old !== undefined; old = tooMuch(kept)) {
    const next = without(kept, old);
    dropped.push(...next.dropped);
    kept = next.things;
  }
  return { things: kept, dropped };
}
