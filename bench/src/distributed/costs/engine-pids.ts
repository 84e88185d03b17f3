import { engineUrl } from '@combolab/platform/contract-suites';
import { pidListeningOn } from '../processor-time.js';

const portOf = (address: string): number => Number(/:(\d+)$/.exec(address)?.[1] ?? Number.NaN);

/** Processes of the servers of this machine, by name. @throws Error when one of them is elsewhere */
export const enginePids = (): Readonly<Record<'mongodb' | 'kafka' | 'elasticsearch', number>> => ({
  mongodb: pidListeningOn(portOf(engineUrl('mongodb'))),
  kafka: pidListeningOn(portOf(engineUrl('kafka'))),
  elasticsearch: pidListeningOn(portOf(engineUrl('elasticsearch'))),
});
