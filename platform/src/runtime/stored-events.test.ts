import { readdirSync, readFileSync } from 'node:fs';
import { decodeEvent, eventDefinitions, type RecordedEvent } from '@combolab/contracts';

/** `stored` is what a log holds and never changes; `read` is what today's build must make of its data. */
interface Fixture {
  readonly stored: RecordedEvent;
  readonly read: unknown;
}

const folder = new URL('../../../contracts/src/events/fixtures/', import.meta.url);
const files = readdirSync(folder);
const definitions = new Map(eventDefinitions.map((definition) => [definition.type, definition]));

it.each(files)('%s is still read as it was meant', (file) => {
  const { stored, read } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Fixture;
  expect(file.startsWith(`${stored.type}.v${String(stored.schema)}.`)).toBe(true);
  const definition = definitions.get(stored.type);
  if (definition === undefined) throw new Error(`nobody reads ${stored.type} any more, and logs still hold it`);
  const { data, schema, ...envelope } = decodeEvent(definition, stored);
  expect(data).toEqual(read);
  expect(schema).toBe(definition.schema);
  const { data: _data, schema: _schema, ...storedEnvelope } = stored;
  expect(envelope).toEqual(storedEnvelope);
});

it('there is a fixture of every schema of every event', () => {
  const needed = eventDefinitions.flatMap(({ type, schema }) =>
    Array.from({ length: schema }, (_, i) => `${type}.v${String(i + 1)}.json`),
  );
  expect(needed.filter((file) => !files.includes(file))).toEqual([]);
});
