import type { Job, JobState } from '../../ports/jobs.js';

/** Of files that were made before failures were counted apart. */
export const ADD_FAILURES = 'ALTER TABLE jobs ADD COLUMN failures INTEGER NOT NULL DEFAULT 0';

/** Of files that were made before owners took turns. */
export const ADD_OWNERS = `ALTER TABLE jobs ADD COLUMN owner TEXT NOT NULL DEFAULT '';
  ALTER TABLE jobs ADD COLUMN round INTEGER NOT NULL DEFAULT 0`;

/** `round` = when it is its owner's turn, `seq` = place in the queue of a round; `free` = epoch ms from which a job may be leased (again); `ended` = order of ending, null while it is not over. */
export const JOBS_SCHEMA = `
  CREATE TABLE IF NOT EXISTS jobs (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, payload TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'working', 'done', 'failed')),
    attempt INTEGER NOT NULL DEFAULT 0, failures INTEGER NOT NULL DEFAULT 0, percent REAL NOT NULL DEFAULT 0,
    result TEXT, problem TEXT,
    free INTEGER NOT NULL DEFAULT 0, ended INTEGER, settled INTEGER NOT NULL DEFAULT 0,
    owner TEXT NOT NULL DEFAULT '', round INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  DROP INDEX IF EXISTS jobs_open;
  DROP INDEX IF EXISTS jobs_queue;
  CREATE INDEX IF NOT EXISTS jobs_turns ON jobs (kind, state, round, seq) WHERE ended IS NULL;
  CREATE INDEX IF NOT EXISTS jobs_owners ON jobs (kind, owner, round) WHERE failures = 0;
  CREATE INDEX IF NOT EXISTS jobs_rounds ON jobs (kind, round);
  CREATE INDEX IF NOT EXISTS jobs_ended ON jobs (kind, ended) WHERE ended IS NOT NULL AND settled = 0;
  CREATE INDEX IF NOT EXISTS jobs_endings ON jobs (ended) WHERE ended IS NOT NULL;
  CREATE TABLE IF NOT EXISTS checkpoints (grp TEXT PRIMARY KEY, checkpoint TEXT NOT NULL) STRICT;`;

/** Behind all that wait now. */
const LAST = '(SELECT MAX(seq) FROM jobs)';
const NEXT_ENDING = '(SELECT COALESCE(MAX(ended), 0) + 1 FROM jobs WHERE ended IS NOT NULL)';
const OPEN = 'FROM jobs WHERE kind = :kind AND ended IS NULL AND state =';
/** The round of what is next or was leased last, whichever is lower; a new one when there is neither. */
const THIS_ROUND = `COALESCE(
  (SELECT MIN(round) FROM (SELECT MIN(round) AS round ${OPEN} 'waiting' UNION ALL SELECT MAX(round) ${OPEN} 'working' AND free > :now)),
  (SELECT MAX(round) + 1 FROM jobs WHERE kind = :kind), 0)`;
/** What failed is not in its owner's turn any more. */
const OWN_NEXT =
  'COALESCE((SELECT MAX(round) + 1 FROM jobs WHERE kind = :kind AND owner = :owner AND failures = 0), 0)';
/** The turn of what waits behind all that wait now. */
const LAST_ROUND = `MAX(round, COALESCE((SELECT MAX(other.round) FROM jobs AS other
  WHERE other.kind = jobs.kind AND other.state = 'waiting' AND other.ended IS NULL), 0))`;
const CURRENT = `WHERE id = :id AND attempt = :attempt AND state = 'working'`;

export const JOBS_SQL = {
  enqueue: `INSERT INTO jobs (id, kind, payload, owner, round)
    VALUES (:id, :kind, :payload, :owner, MAX(${THIS_ROUND}, ${OWN_NEXT})) ON CONFLICT (id) DO NOTHING`,
  lease: `UPDATE jobs SET failures = failures + (state = 'working'), state = 'working', attempt = attempt + 1, percent = 0, free = :until
    WHERE seq = (SELECT seq FROM jobs WHERE kind = :kind AND ended IS NULL AND free <= :now ORDER BY state, round, seq LIMIT 1) RETURNING *`,
  renew: `UPDATE jobs SET free = :until, percent = MAX(percent, :percent) ${CURRENT}`,
  complete: `UPDATE jobs SET state = 'done', percent = 100, result = :result, problem = NULL, ended = ${NEXT_ENDING} ${CURRENT}`,
  again: `UPDATE jobs SET state = 'waiting', problem = :problem, free = :free ${CURRENT}`,
  retry: `UPDATE jobs SET state = 'waiting', problem = :problem, free = :free, failures = failures + 1, round = ${LAST_ROUND}, seq = ${LAST} + 1
    ${CURRENT} AND failures + 1 < :maxAttempts`,
  fail: `UPDATE jobs SET state = 'failed', failures = failures + 1, problem = :problem, ended = ${NEXT_ENDING} ${CURRENT}`,
  get: 'SELECT * FROM jobs WHERE id = ?',
  ended: 'SELECT * FROM jobs WHERE kind = ? AND ended IS NOT NULL AND settled = 0 ORDER BY ended LIMIT ?',
  settle: 'UPDATE jobs SET settled = 1 WHERE id = ? AND ended IS NOT NULL',
  voidLeases: `UPDATE jobs SET state = 'waiting', free = 0 WHERE state = 'working' AND kind = COALESCE(:kind, kind) RETURNING id`,
  voidFailed: `UPDATE jobs SET state = 'waiting', free = 0, problem = :problem, failures = failures + 1, round = ${LAST_ROUND}, seq = seq + ${LAST}
    WHERE state = 'working' AND kind = COALESCE(:kind, kind) RETURNING id`,
  checkpoint: 'SELECT checkpoint FROM checkpoints WHERE grp = ?',
  setCheckpoint:
    'INSERT INTO checkpoints (grp, checkpoint) VALUES (?, ?) ON CONFLICT (grp) DO UPDATE SET checkpoint = excluded.checkpoint',
} as const;

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly payload: string;
  readonly state: JobState;
  readonly attempt: number;
  readonly failures: number;
  readonly percent: number;
  readonly result: string | null;
  readonly problem: string | null;
}

/** A row of `jobs` as the port shows it. */
export function toJob(row: unknown): Job {
  const { id, kind, payload, state, attempt, failures, percent, result, problem } = row as Row;
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
