import { indexSource, projections } from '@combolab/backend/domain';
import type { ViewMessage } from '@combolab/contracts';
import { CheckpointGate, DerivedStoreError, Projector, type EventLog, type ParkedStream } from '@combolab/platform';
import { startIndexer, type Indexer } from '@combolab/search-indexer';
import { epochAfter } from '../projector/first-epoch.js';
import type { Machine } from './machine.js';
import { SimulatedDocuments } from './simulated-documents.js';
import { SimulatedEventLog } from './simulated-event-log.js';
import { SimulatedIndex } from './simulated-index.js';

/** What the projector's thread tells unasked. */
export interface ProjectorNews {
  readonly announce: (messages: readonly ViewMessage[]) => void;
  readonly checkpoint: (position: string | null) => void;
  readonly searchCheckpoint: (position: string | null) => void;
  readonly parked: (parked: readonly ParkedStream[]) => void;
}

/** The thread that keeps views and index up to date, joined as `projector/projector-thread.ts` joins it. */
export interface ProjectorPart {
  readonly projector: Projector;
  readonly indexer: Indexer;
  readonly index: SimulatedIndex;
  readonly log: SimulatedEventLog;
}

/** @throws DerivedStoreError when views or index must be built anew */
export async function startProjector(machine: Machine, news: ProjectorNews): Promise<ProjectorPart> {
  const { disk, views } = machine;
  const log = new SimulatedEventLog(machine.log, disk.faults);
  const asked: EventLog = machine.options.wrapLog(log, 'views and index');
  const isNew = disk.lengthOf(views.name) === 0 && (await log.end()) !== '0';
  if (isNew) {
    machine.lastEpoch = epochAfter(machine.lastEpoch, Date.now());
    views.firstEpoch = machine.lastEpoch;
  }
  await views.open();
  const documents = new SimulatedDocuments(views);
  const viewed = new CheckpointGate((checkpoint, position) => log.reached(checkpoint, position));
  const logger = machine.said.logger();
  const projector = new Projector({
    ...{ log: asked, documents, projections, logger },
    announce: news.announce,
    onApplied: ({ position }) => {
      news.checkpoint(position);
      viewed.advance(position);
    },
    onParked: news.parked,
  });
  await projector.start();
  news.checkpoint(projector.checkpoint);
  viewed.advance(projector.checkpoint);
  news.searchCheckpoint(null);
  const index = await openIndex(machine);
  const indexer = await startIndexer({
    ...{ log: asked, search: index, source: indexSource(documents), logger },
    untilViewed: async ({ position }) => {
      while (!(await viewed.waitFor(position, 1000)));
    },
    onIndexed: ({ position }) => {
      news.searchCheckpoint(position);
    },
  });
  return { projector, indexer, index, log };
}

/** A damaged one is set aside and filled again. */
async function openIndex({ disk, counts }: Machine): Promise<SimulatedIndex> {
  try {
    return await SimulatedIndex.open(disk);
  } catch (error) {
    if (!(error instanceof DerivedStoreError)) throw error;
    counts.add('index built anew');
    for (const name of ['index', 'index.synced']) disk.remove(name);
    return SimulatedIndex.open(disk);
  }
}
