import { hash } from 'node:crypto';
import { EVERY, type PersonalPath } from '@combolab/contracts/plain';
import { randomId } from '../../runtime/random-id.js';

/** Where one value lies in the data of an event: the keys that lead to it. */
export type Pointer = readonly string[];

/**
 * What a personal value of an event is known by, so that the event stays provable after it was erased. The salt goes with the
 * value: without it, a digest of a short text would give the text away.
 */
export type SealedValue = readonly [pointer: Pointer, digest: string, salt: string | null];

/** What is kept beside the data of an event that has personal values, or had. */
export interface Seal {
  /** Digest of the data as it was written, its personal values replaced by their own digests. */
  readonly written: string;
  readonly values: readonly SealedValue[];
  /** As `written`, of data that lost more than its personal values; absent while it did not. */
  readonly amended?: string;
}

const digestOf = (text: string): string => hash('sha256', text, 'base64url');
const valueDigest = (value: unknown, salt: string): string => digestOf(`${salt}\n${JSON.stringify(value)}`);

/** The concrete places that a path names. */
function pointersAt(value: unknown, [step, ...rest]: PersonalPath, above: Pointer = []): Pointer[] {
  if (step === undefined) return [above];
  if (typeof value !== 'object' || value === null) return [];
  const keys = step === EVERY ? Object.keys(value) : Object.hasOwn(value, step) ? [step] : [];
  return keys.flatMap((key) => pointersAt((value as Record<string, unknown>)[key], rest, [...above, key]));
}

/** What holds the value at a pointer, and its key; undefined where nothing does. */
function holderOf(data: unknown, pointer: Pointer): readonly [Record<string, unknown>, string] | undefined {
  let at: unknown = data;
  for (const key of pointer.slice(0, -1)) at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  const last = pointer.at(-1);
  return typeof at === 'object' && at !== null && last !== undefined && Object.hasOwn(at, last)
    ? [at as Record<string, unknown>, last]
    : undefined;
}

/** Digest of data whose values at these pointers are replaced by digests. Changes `data`. */
function publicDigest(data: unknown, values: readonly SealedValue[]): string {
  for (const [pointer, digest] of values) {
    const [holder, key] = holderOf(data, pointer) ?? [];
    if (holder !== undefined && key !== undefined) holder[key] = { digest };
  }
  return digestOf(JSON.stringify(data));
}

/**
 * Seals the data of a new event.
 * @param json the data, as it is written
 * @param paths where its kind has personal values
 * @returns null when it holds none: then the data is its own seal
 */
export function sealData(json: string, paths: readonly PersonalPath[]): Seal | null {
  if (paths.length === 0) return null;
  const data: unknown = JSON.parse(json);
  const values = paths
    .flatMap((path) => pointersAt(data, path))
    .map((pointer): SealedValue => {
      const [holder, key] = holderOf(data, pointer) ?? [];
      const salt = randomId();
      return [pointer, valueDigest(holder?.[key ?? ''], salt), salt];
    });
  return values.length === 0 ? null : { written: publicDigest(data, values), values };
}

/** A seal as it is stored; null of an event without one, and of one whose seal is damaged: its hash tells. */
export function parsedSeal(text: string | null): Seal | null {
  try {
    return text === null ? null : (JSON.parse(text) as Seal);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

/** What enters the chain for an event: the digest of its data as it was written. */
export const writtenDigest = (json: string, seal: Seal | null): string => seal?.written ?? digestOf(json);

/** The seal of data some of which was nulled since. */
export function sealErased(before: string, after: string, seal: Seal | null): Seal {
  const data: unknown = JSON.parse(after);
  const values = (seal?.values ?? []).map(([pointer, digest, salt]): SealedValue => {
    const [holder, key] = holderOf(data, pointer) ?? [];
    const isKept = holder !== undefined && key !== undefined && holder[key] !== null;
    return [pointer, digest, isKept ? salt : null];
  });
  const written = writtenDigest(before, seal);
  const now = publicDigest(data, values);
  return { written, values, ...(now !== written && { amended: now }) };
}

/** Whether an error says that stored text is not what was written: no JSON any more, or JSON of another shape. */
export const isDamage = (error: unknown): boolean => error instanceof SyntaxError || error instanceof TypeError;

/** Whether stored data is what its seal says. @throws Error that {@link isDamage} knows, when data or seal are of another shape */
export function isIntact(json: string, seal: Seal | null): boolean {
  if (seal === null) return true;
  const data: unknown = JSON.parse(json);
  for (const [pointer, digest, salt] of seal.values) {
    const [holder, key] = holderOf(data, pointer) ?? [];
    if (holder === undefined || key === undefined) return false;
    if (salt === null ? holder[key] !== null : valueDigest(holder[key], salt) !== digest) return false;
  }
  return publicDigest(data, seal.values) === (seal.amended ?? seal.written);
}

/** What stands before the first link of a chain. */
export const CHAIN_START = '';

/** The next link of a chain of hashes. @param facts all of a record that its data does not say */
export const nextLink = (previous: string, facts: readonly (string | number | null)[], digest: string): string =>
  digestOf(`${previous}\n${digest}\n${JSON.stringify(facts)}`);
