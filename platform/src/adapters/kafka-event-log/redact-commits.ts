import type { PersonalFields } from '@combolab/contracts';
import { LogUnavailableError } from '../../ports/event-log.js';
import { parsedData } from '../event-log/parsed-data.js';
import { NOTHING, redactedJson } from '../event-log/redact-json.js';
import { inChunks } from '../mongo/in-chunks.js';
import { provenEvents, sealsErased } from './commit-proof.js';
import type { Commits } from './commits.js';

interface Which {
  readonly stream: { readonly $in: string[] };
  readonly actor?: string;
}

/** Nulls fields in the commits of streams, and seals what is left. Kafka forgets its copies by its retention. @returns events that changed */
export async function redactCommits(
  commits: Commits,
  streams: readonly string[],
  fields: PersonalFields,
  actor?: string,
): Promise<number> {
  let changed = 0;
  try {
    for (const some of inChunks(streams))
      changed += await redactSome(
        commits,
        { stream: { $in: [...some] }, ...(actor !== undefined && { actor }) },
        fields,
      );
  } catch (error) {
    throw new LogUnavailableError(`redacting may have ended half-way: ${String(error)}`);
  }
  return changed;
}

async function redactSome(commits: Commits, which: Which, fields: PersonalFields): Promise<number> {
  let changed = 0;
  const found = commits.collection.find(which, { projection: { events: 1, seals: 1 } });
  for await (const { _id, events, seals } of found) {
    const before = parsedData(events, '') as { type: string; data: unknown }[];
    if (!Array.isArray(before)) {
      // of a damaged commit nobody knows what it holds
      if (events === NOTHING) continue;
      await commits.collection.updateOne({ _id }, { $set: { events: NOTHING } });
      changed += 1;
      continue;
    }
    let hits = 0;
    const after = before.map((event) => {
      const json = redactedJson(JSON.stringify(event.data), fields.get(event.type) ?? []);
      if (json === null) return event;
      hits += 1;
      return { ...event, data: JSON.parse(json) as unknown };
    });
    if (hits === 0) continue;
    const text = JSON.stringify(after);
    // one of before there were hashes is sealed as it is then
    const erased = seals === undefined ? {} : { seals: sealsErased(provenEvents(events), provenEvents(text), seals) };
    await commits.collection.updateOne({ _id }, { $set: { events: text, ...erased } });
    changed += hits;
  }
  return changed;
}
