import { randomBytes } from 'node:crypto';

/** A stretch of an upload's bytes, stored by itself and for good. */
export interface Part {
  readonly key: string;
  /** Its first byte in the upload. */
  readonly start: number;
  /** Bytes. */
  readonly size: number;
  readonly id: string;
  /** The part it goes on from. */
  readonly before: string;
}

/** What the first part goes on from. */
export const BEGINNING = '0'.repeat(12);

const FILE = /^part-(\d{10})-([0-9a-f]{12})-([0-9a-f]{12})$/;

export const newPartId = (): string => randomBytes(6).toString('hex');
export const partFile = ({ start, id, before }: Pick<Part, 'start' | 'id' | 'before'>): string =>
  `part-${String(start).padStart(10, '0')}-${id}-${before}`;

/** null for a file that is none. */
export function readPart(file: string, key: string, size: number): Part | null {
  const [, start, id, before] = FILE.exec(file) ?? [];
  return start === undefined || id === undefined || before === undefined
    ? null
    : { key, start: Number(start), size, id, before };
}

export const endOf = (chain: readonly Part[]): number => {
  const last = chain.at(-1);
  return last === undefined ? 0 : last.start + last.size;
};

/**
 * The parts that make up an upload, without gap from its first byte. Each names the part it goes on from, so the bytes of
 * two requests that came at the same time never mix, whichever processes took them: of two branches the longer counts.
 */
export function chainOf(parts: readonly Part[]): Part[] {
  const reached = new Map<string, { readonly part: Part; readonly end: number }>();
  let furthest: { readonly part: Part; readonly end: number } | null = null;
  for (const part of [...parts].sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1))) {
    const from = part.before === BEGINNING ? 0 : reached.get(part.before)?.end;
    if (from !== part.start || part.size === 0 || part.id === BEGINNING) continue;
    const here = { part, end: part.start + part.size };
    reached.set(part.id, here);
    if (furthest === null || here.end > furthest.end) furthest = here;
  }
  const chain: Part[] = [];
  for (let at = furthest?.part; at !== undefined; at = reached.get(at.before)?.part) chain.unshift(at);
  return chain;
}
