import { z } from 'zod/mini';
import { eventDefinitions } from './all.js';
import { decodeEvent, defineEvent, type RecordedEvent } from './event.js';
import { personal, personalFields } from './personal.js';
import type { PersonalPath } from './personal-path.js';

const recorded = (type: string, schema: number, data: unknown): RecordedEvent => {
  const envelope = { id: 'e1', source: 'test', subject: 'combo/c1', time: '2026-01-02T03:04:05.678Z', version: 1 };
  return { ...envelope, type, schema, data, actor: 'u1', commandId: 'k1', correlationId: 'r1' };
};

it('knows the personal fields of every event', () => {
  expect(Object.fromEntries(personalFields(eventDefinitions))).toMatchObject({
    'combo.added': [['name'], ['description'], ['notes', '*', 'text'], ['source', 'players']],
    'combo.edited': [['name'], ['description'], ['notes', '*', 'text'], ['source', 'players']],
    'comment.added': [['text']],
    'guide.edited': [['sections', '*', 'value'], ['previewTitle'], ['previewSubtitle'], ['previewImage']],
    'user.registered': [['displayName']],
    'user.edited': [['displayName'], ['photoUrl']],
  });
});

it('finds marks inside lists, records, choices and optional objects', () => {
  const text = personal(z.string());
  const Nested = defineEvent('thing.nested', {
    data: z.object({
      sections: z.array(z.object({ id: z.string(), text })),
      notes: z.record(z.string(), text),
      either: z.union([z.object({ link: z.string() }), z.object({ caption: text })]),
      maybe: z.exactOptional(z.nullable(z.object({ title: text }))),
    }),
    example: { sections: [], notes: {}, either: { link: '' } },
  });
  expect(personalFields([Nested])).toEqual(
    new Map([
      [
        'thing.nested',
        [
          ['sections', '*', 'text'],
          ['notes', '*'],
          ['either', 'caption'],
          ['maybe', 'title'],
        ],
      ],
    ]),
  );
});

const withPersonal = eventDefinitions.flatMap((definition) =>
  (personalFields([definition]).get(definition.type) ?? []).map((path) => [definition.type, path, definition] as const),
);

/** What is left of what has personal values inside, by path. */
const redactedInside: Readonly<Record<string, unknown>> = {
  'source.players': { kind: 'replay', version: '3.9.0', players: null },
  'notes.*.text': [{ frame: 12, text: null }],
  'sections.*.value': [{ id: 1, type: 'TITLE', value: null }],
};

it.each(withPersonal)('reads %s without %s', (type, path: PersonalPath, definition) => {
  const [field = '', ...inside] = path;
  const value = inside.length === 0 ? null : redactedInside[path.join('.')];
  const data = { ...(definition.example as Record<string, unknown>), [field]: value };
  expect(decodeEvent(definition, recorded(type, definition.schema, data)).data).toEqual(data);
});
