import { readdirSync, readFileSync } from 'node:fs';
import {
  ComboAdded,
  defineEvent,
  eventDefinitions,
  jsonSchemaOf,
  TAGS,
  type EventDefinition,
} from '@combolab/contracts';
import { z } from 'zod/mini';

const folder = new URL('../../../contracts/src/events/schemas/', import.meta.url);
const pinned = new Map(
  readdirSync(folder).map((file): [string, unknown] => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]),
);
const fileOf = ({ type, schema }: EventDefinition): string => `${type}.v${String(schema)}.json`;

/**
 * An older build that meets data it cannot read waits for its update only when the number says so: anything else, a new value
 * of an enum too, parks streams in it. So what may stand in an event changes with its number alone.
 */
it.each(eventDefinitions.map((each) => [fileOf(each), each] as const))(
  '%s is what was pinned: whoever changes it adds an upcaster, which raises the number, and runs `npm run event-schemas`',
  (file, definition) => {
    expect(jsonSchemaOf(definition)).toEqual(pinned.get(file));
  },
);

it('pins nothing that no event has', () => {
  const known = new Set(
    eventDefinitions.flatMap(({ type, schema }) =>
      Array.from({ length: schema }, (_, i) => `${type}.v${String(i + 1)}.json`),
    ),
  );
  expect([...pinned.keys()].filter((file) => !known.has(file))).toEqual([]);
});

it('would see a tag that is added to the tags of combos', () => {
  const grown = defineEvent(ComboAdded.type, {
    data: z.extend(ComboAdded.data, { tags: z.array(z.enum([...TAGS, 'Planted'])) }),
    example: ComboAdded.example,
  });
  expect(jsonSchemaOf(grown)).not.toEqual(pinned.get(fileOf(ComboAdded)));
});
