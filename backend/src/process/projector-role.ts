import { eventDefinitions } from '@combolab/contracts';
import { appliedProjection, lastVersions, Projector, type Opened } from '@combolab/platform';
import type { BackendPorts } from '../backend-ports.js';
import { projections } from '../projections.js';

/** Keeps the read models of the distributed set; every process hears of it by the live feed. */
export async function startProjector(
  { log, documents, logger, liveFeed }: BackendPorts,
  opened: Opened,
): Promise<Projector> {
  const projector = opened.use(
    new Projector({
      ...{ log, documents, logger },
      projections: [...projections, appliedProjection(eventDefinitions)],
      announce: (messages) => {
        for (const message of messages) liveFeed.publish({ kind: 'view', message });
      },
      onApplied: ({ events }) => {
        if (events.length > 0) liveFeed.publish({ kind: 'applied', by: 'views', streams: lastVersions(events) });
      },
    }),
  );
  await projector.start();
  return projector;
}
