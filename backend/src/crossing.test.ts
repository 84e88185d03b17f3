import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  eventDefinitions,
  STREAM_SHAPES,
  type EventDefinition,
  type NewEvent,
  type StreamKind,
} from '@combolab/contracts';
import { partitionKey, Projector, silentLogger, type Projection, type Views } from '@combolab/platform';
import { MemoryEventLog } from '@combolab/platform/adapters/memory-event-log';
import { openSqliteDocuments } from '@combolab/platform/adapters/sqlite-documents';
import { projections } from './nouns.js';

/** Kinds of streams by the first word of their events, where it is another one. */
const KINDS: Readonly<Record<string, StreamKind>> = {
  ...{ author: 'follow', preview: 'combo', report: 'moderation' },
  ...{ account: 'user', controller: 'user', controls: 'user', notifications: 'user', role: 'user' },
};
const kindOf = ({ type }: EventDefinition): StreamKind => {
  const [word = ''] = type.split('.');
  return KINDS[word] ?? (word as StreamKind);
};

const idNames = (kind: StreamKind): readonly string[] =>
  kind === 'moderation'
    ? ['subjectId', 'reporterId']
    : STREAM_SHAPES[kind].split('/').flatMap((segment) => (segment.startsWith(':') ? [segment.slice(1)] : []));

/** Every way to give each of these names one of two ids. */
const waysToName = (names: readonly string[]): readonly Readonly<Record<string, string>>[] =>
  names.reduce<readonly Readonly<Record<string, string>>[]>(
    (ways, name) => ways.flatMap((way) => ['1', '2'].map((n) => ({ ...way, [name]: `${name}-${n}` }))),
    [{}],
  );

const streamOf = (kind: StreamKind, ids: Readonly<Record<string, string>>): string =>
  STREAM_SHAPES[kind].replaceAll(/:(\w+)/g, (_, name: string) =>
    name === 'caseId' ? `combo-${ids.subjectId ?? ''}` : (ids[name] ?? ''),
  );

/** One of each kind of event in several streams, which are about the same users, combos, games and clips. */
const everything = (Object.keys(STREAM_SHAPES) as StreamKind[]).flatMap((kind) =>
  waysToName(idNames(kind)).flatMap((ids) =>
    eventDefinitions
      .filter((definition) => kindOf(definition) === kind)
      .map(({ type, schema, example }): { stream: string; event: NewEvent } => ({
        stream: streamOf(kind, ids),
        event: { type, schema, data: { ...(example as object), ...ids } },
      })),
  ),
);

it('writes documents from the streams of one partition key alone, but for views that say otherwise', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'combolab-crossing-'));
  let key = '';
  /** By view and document: the partition keys of the streams that it was written from. */
  const writers = new Map<string, Map<string, Set<string>>>();
  const noting = (projection: string, views: Views): Views => {
    const note = (collection: { readonly name: string }, id: string): void => {
      const documents = writers.get(projection) ?? new Map<string, Set<string>>();
      const document = `${collection.name} ${id}`;
      writers.set(projection, documents.set(document, (documents.get(document) ?? new Set()).add(key)));
    };
    return {
      ...views,
      put: (collection, id, doc) => {
        note(collection, id);
        return views.put(collection, id, doc);
      },
      remove: (collection, id) => {
        note(collection, id);
        return views.remove(collection, id);
      },
    };
  };
  const noted = projections.map((projection): Projection => {
    const { name } = projection;
    return {
      ...projection,
      apply: (event, views) => projection.apply(event, noting(name, views)),
      settle: async (views) => projection.settle?.(noting(name, views)),
    };
  });
  try {
    await using log = new MemoryEventLog({ source: 'test' });
    await using documents = openSqliteDocuments(join(folder, 'views.sqlite'));
    await using projector = new Projector({
      ...{ log, documents, projections: noted, logger: silentLogger },
      announce: () => undefined,
    });
    await projector.start();
    for (const [i, { stream, event }] of everything.entries()) {
      key = partitionKey(stream);
      const context = { commandId: String(i), actor: 'userId-1', correlationId: 'r' };
      await log.append(stream, (await log.head(stream)).version, [event], context);
      await projector.idle();
    }
    expect(projector.parked.list()).toEqual([]);
    const crossing = projections.map(({ name }) => {
      const documents = [...(writers.get(name)?.values() ?? [])];
      return [name, documents.length > 0, documents.some(({ size }) => size > 1)];
    });
    expect(crossing).toEqual(projections.map(({ name, crosses }) => [name, true, crosses === true]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
