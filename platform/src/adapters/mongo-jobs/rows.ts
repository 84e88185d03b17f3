import type { Connection } from 'mongoose';
import type { Job, JobState } from '../../ports/jobs.js';

export interface Row {
  readonly _id: string;
  /** Place in the queue of a round. */
  readonly seq: number;
  /** Absent in rows that were made before owners took turns. */
  readonly owner?: string;
  /** When it is its owner's turn. */
  readonly round?: number;
  readonly kind: string;
  /** JSON text: any value survives. */
  readonly payload: string;
  readonly state: JobState;
  readonly attempt: number;
  /** Absent in rows that were made before failures were counted apart. */
  readonly failures?: number;
  readonly percent: number;
  readonly result: string | null;
  readonly problem: string | null;
  /** Epoch ms from which the job may be leased (again), by the server's clock. */
  readonly free: number;
  /** Order of ending; null while it is not over. */
  readonly ended: number | null;
  readonly settled: boolean;
  /** How often the row has changed in ways that listeners hear of. */
  readonly changes: number;
  readonly changedAt: Date;
  /** The opening of the store that made the last change. */
  readonly changedBy: string;
}

export const jobRows = (connection: Connection) => connection.collection<Row>('jobs');

export async function createIndexes(connection: Connection): Promise<void> {
  const rows = jobRows(connection);
  await rows.createIndex({ kind: 1, ended: 1, state: 1, round: 1, seq: 1 }, {}, {});
  await rows.createIndex({ kind: 1, owner: 1, failures: 1, round: -1 }, {}, {});
  await rows.createIndex({ kind: 1, round: -1 }, {}, {});
  await rows.createIndex({ kind: 1, settled: 1, ended: 1 }, {}, {});
  await rows.createIndex({ changedAt: 1 }, {}, {});
}

/** A row as the port shows it. */
export function toJob({ _id: id, kind, payload, state, attempt, failures = 0, percent, result, problem }: Row): Job {
  const parsed = result === null ? null : (JSON.parse(result) as unknown);
  return {
    id,
    kind,
    payload: JSON.parse(payload) as unknown,
    state,
    attempt,
    failures,
    percent,
    result: parsed,
    problem,
  };
}
