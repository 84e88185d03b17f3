import type { PersonalFields } from '@combolab/contracts';
import { isDamage, isIntact, nextLink, sealData, sealErased, writtenDigest, type Seal } from '../event-log/seal.js';
import type { Commit } from './commit.js';

/** An event as `Commit.events` has it, its data as text. */
export interface ProvenEvent {
  readonly id: string;
  readonly type: string;
  readonly schema: number;
  readonly json: string;
}

/** What stands in a commit to prove it and the commits of its stream before it. */
export interface CommitProof {
  /** Its link of the chain of its stream. */
  readonly hash: string;
  /** JSON of the {@link Seal} of each event, null for those without. */
  readonly seals: string;
  /** True of a commit of before there were hashes: the next one may not know its hash. */
  readonly late?: true;
}

type Facts = Pick<Commit, 'stream' | 'first' | 'last' | 'commandId' | 'actor' | 'correlationId' | 'time' | 'lastType'>;

/** The events that are stored in a commit. @throws SyntaxError when they are no JSON */
export const provenEvents = (events: string): ProvenEvent[] =>
  (JSON.parse(events) as { id: string; type: string; schema: number; data: unknown }[]).map(({ data, ...about }) => ({
    ...about,
    json: JSON.stringify(data),
  }));

function linkOf(
  previous: string,
  facts: Facts,
  events: readonly ProvenEvent[],
  seals: readonly (Seal | null)[],
): string {
  const { stream, first, last, commandId, actor, correlationId, time, lastType } = facts;
  const digests = events.map(({ id, type, schema, json }, i) => [
    id,
    type,
    schema,
    writtenDigest(json, seals[i] ?? null),
  ]);
  return nextLink(
    previous,
    [stream, first, last, commandId, actor, correlationId, time, lastType],
    JSON.stringify(digests),
  );
}

/** @param previous hash of the commit of the stream before it, '' for the first */
export function proveCommit(
  previous: string,
  facts: Facts,
  events: readonly ProvenEvent[],
  personal: PersonalFields,
): CommitProof {
  const seals = events.map(({ type, json }) => sealData(json, personal.get(type) ?? []));
  return { hash: linkOf(previous, facts, events, seals), seals: JSON.stringify(seals) };
}

/** The seals of a commit some of whose values were nulled since. */
export const sealsErased = (before: readonly ProvenEvent[], after: readonly ProvenEvent[], seals: string): string => {
  const known = JSON.parse(seals) as readonly (Seal | null)[];
  return JSON.stringify(
    after.map(({ json }, i) => {
      const old = before[i]?.json ?? json;
      return old === json ? (known[i] ?? null) : sealErased(old, json, known[i] ?? null);
    }),
  );
};

/** Whether a commit is as it was written. @param before hashes of which the commit of its stream before it has one */
export function isProven(commit: Commit & CommitProof, before: readonly string[]): boolean {
  try {
    const events = provenEvents(commit.events);
    const seals = JSON.parse(commit.seals) as readonly (Seal | null)[];
    if (events.some(({ json }, i) => !isIntact(json, seals[i] ?? null))) return false;
    return before.some((previous) => linkOf(previous, commit, events, seals) === commit.hash);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return false;
  }
}
