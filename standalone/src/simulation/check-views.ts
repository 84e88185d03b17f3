import { combosCollection, indexSource, projections } from '@combolab/backend/domain';
import { Projector, silentLogger } from '@combolab/platform';
import { Counts } from './counts.js';
import { DiskFaults } from './disk-faults.js';
import { DocumentsStore } from './documents-store.js';
import type { Ended } from './invariants.js';
import { SimulatedDocuments } from './simulated-documents.js';
import { SimulatedEventLog } from './simulated-event-log.js';
import { tableOf, type Tables } from './tables.js';

/** Longest time to fold the log, in virtual ms. */
const FOLD_MS = 1000;

/** Where the views are not the fold of the log, and the index not what the views hold. */
export async function brokenByViews({ site }: Ended): Promise<readonly string[]> {
  const { machine, projector } = site;
  const { time, disk, log } = machine;
  const fold = new DocumentsStore(disk, { raisesVersions: true, checkpointFirst: false }, 'fold');
  const reading = new SimulatedEventLog(log, new DiskFaults(time.random, new Counts()));
  const documents = new SimulatedDocuments(fold);
  const folding = new Projector({
    ...{ log: reading, documents, projections, logger: silentLogger },
    announce: () => undefined,
    onApplied: () => undefined,
  });
  const started = fold.open().then(() => folding.start());
  await time.run(FOLD_MS);
  await started;
  const broken = projections.flatMap(({ name, collections }) =>
    collections.flatMap((collection) => {
      const [kept, folded] = [machine.views.committed, fold.committed].map((tables) =>
        contents(tables, name, collection.name),
      );
      return differences(`views: ${collection.name}`, kept ?? new Map(), folded ?? new Map());
    }),
  );
  const sought = await indexSource(documents).read(
    (await documents.find(combosCollection, { where: {} })).map(({ id }) => id),
  );
  const wanted = new Map(sought.filter((each) => !('deleted' in each)).map((each) => [each.id, withoutVersion(each)]));
  const found = new Map([...(projector?.index.contents ?? [])].map(([id, each]) => [id, withoutVersion(each)]));
  return [...broken, ...differences('index:', found, wanted)];
}

const withoutVersion = ({ version: _, ...rest }: { readonly version: unknown }): string => JSON.stringify(rest);

function contents(tables: Tables, projection: string, collection: string): ReadonlyMap<string, string> {
  const epoch = tables.projections.get(projection)?.epoch ?? 0;
  const rows = [...tables.table(tableOf(collection, epoch))];
  return new Map(rows.flatMap(([id, { doc }]) => (doc === null ? [] : [[id, doc]])));
}

function differences(
  what: string,
  kept: ReadonlyMap<string, string>,
  wanted: ReadonlyMap<string, string>,
): readonly string[] {
  const ids = [...new Set([...kept.keys(), ...wanted.keys()])];
  return ids
    .filter((id) => kept.get(id) !== wanted.get(id))
    .map((id) => `${what} ${id} is ${kept.get(id) ?? 'not there'} and should be ${wanted.get(id) ?? 'not there'}`);
}
