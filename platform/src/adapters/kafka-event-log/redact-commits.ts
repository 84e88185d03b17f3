import type { PersonalFields } from '@combolab/contracts';
import { LogUnavailableError } from '../../ports/event-log.js';
import { redactedJson } from '../event-log/redact-json.js';
import type { Commits } from './commits.js';

/** Nulls fields in the commits of an actor. Kafka forgets its copies by its retention. @returns events that changed */
export async function redactCommits(commits: Commits, actor: string, fields: PersonalFields): Promise<number> {
  let changed = 0;
  try {
    for await (const { _id, events } of commits.collection.find({ actor }, { projection: { events: 1 } })) {
      const before = JSON.parse(events) as { type: string; data: unknown }[];
      let hits = 0;
      const after = before.map((event) => {
        const json = redactedJson(JSON.stringify(event.data), fields.get(event.type) ?? []);
        if (json === null) return event;
        hits += 1;
        return { ...event, data: JSON.parse(json) as unknown };
      });
      if (hits === 0) continue;
      await commits.collection.updateOne({ _id }, { $set: { events: JSON.stringify(after) } });
      changed += hits;
    }
  } catch (error) {
    throw new LogUnavailableError(`redacting may have ended half-way: ${String(error)}`);
  }
  return changed;
}
