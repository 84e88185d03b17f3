import { eventDefinitions } from './all.js';
import { eventTypesOf } from './known.js';
import { decodeEvent, defineEvent, NewerSchemaError, UndecodableEventError, type RecordedEvent } from './event.js';
import { z } from 'zod/mini';

const recorded = (type: string, schema: number, data: unknown): RecordedEvent => ({
  id: 'e1',
  source: 'test',
  type,
  subject: 'combo/c1',
  time: '2026-01-02T03:04:05.678Z',
  schema,
  data,
  version: 1,
  actor: null,
  commandId: 'k1',
  correlationId: 'r1',
});

describe('every event', () => {
  it('has a name of its own, in the past tense form context.happened', () => {
    const types = eventDefinitions.map(({ type }) => type);
    expect(new Set(types).size).toBe(types.length);
    for (const type of types) expect(type).toMatch(/^[a-z]+\.[a-z-]+$/);
  });

  it.each(eventDefinitions.map((definition) => [definition.type, definition] as const))(
    '%s makes and decodes its own example, and survives JSON',
    (_, definition) => {
      const made = definition(definition.example);
      const stored = recorded(made.type, made.schema, JSON.parse(JSON.stringify(made.data)));
      expect(decodeEvent(definition, stored).data).toEqual(definition.example);
    },
  );

  it.each(eventDefinitions.map((definition) => [definition.type, definition] as const))(
    '%s ignores a field that a newer build added, and refuses data that lost one',
    (_, definition) => {
      const example = definition.example as Record<string, unknown>;
      const [first = ''] = Object.keys(example);
      const grown = recorded(definition.type, definition.schema, { ...example, addedLater: 1 });
      expect(decodeEvent(definition, grown).data).toEqual(example);
      const shrunk = { ...example };
      Reflect.deleteProperty(shrunk, first);
      expect(() => decodeEvent(definition, recorded(definition.type, definition.schema, shrunk))).toThrow(
        UndecodableEventError,
      );
    },
  );
});

describe('a changed meaning', () => {
  const Moved = defineEvent('thing.moved', {
    data: z.object({ metres: z.number() }),
    example: { metres: 1 },
    upcasts: [(old) => ({ metres: Number(old.kilometres) * 1000 })],
  });

  it('lifts old bytes to the current schema', () => {
    expect(decodeEvent(Moved, recorded('thing.moved', 1, { kilometres: 2 })).data).toEqual({ metres: 2000 });
    expect(Moved.schema).toBe(2);
  });

  it('waits for a newer build instead of guessing', () => {
    expect(() => decodeEvent(Moved, recorded('thing.moved', 3, { metres: 1 }))).toThrow(NewerSchemaError);
  });
});

it('names the kinds about one thing, and no others', () => {
  expect(eventTypesOf('name')).toEqual(['name.claimed', 'name.released']);
  const combo = eventDefinitions.map(({ type }) => type).filter((type) => /^combo\./.test(type));
  expect(eventTypesOf('combo')).toEqual(combo);
});
