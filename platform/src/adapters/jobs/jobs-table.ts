import type { Job, JobState } from '../../ports/jobs.js';

/** `free` = epoch ms from which a job may be leased (again); `ended` = order of ending, null while it is not over. */
export const JOBS_SCHEMA = `
  CREATE TABLE IF NOT EXISTS jobs (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, payload TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'working', 'done', 'failed')),
    attempt INTEGER NOT NULL DEFAULT 0, percent REAL NOT NULL DEFAULT 0,
    result TEXT, problem TEXT,
    free INTEGER NOT NULL DEFAULT 0, ended INTEGER, settled INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS jobs_open ON jobs (kind, seq) WHERE ended IS NULL;
  CREATE INDEX IF NOT EXISTS jobs_ended ON jobs (kind, ended) WHERE ended IS NOT NULL AND settled = 0;
  CREATE INDEX IF NOT EXISTS jobs_endings ON jobs (ended) WHERE ended IS NOT NULL;
  CREATE TABLE IF NOT EXISTS checkpoints (grp TEXT PRIMARY KEY, checkpoint TEXT NOT NULL) STRICT;`;

const NEXT_ENDING = '(SELECT COALESCE(MAX(ended), 0) + 1 FROM jobs WHERE ended IS NOT NULL)';
const CURRENT = `WHERE id = :id AND attempt = :attempt AND state = 'working'`;

export const JOBS_SQL = {
  enqueue: 'INSERT INTO jobs (id, kind, payload) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING',
  lease: `UPDATE jobs SET state = 'working', attempt = attempt + 1, percent = 0, free = :until
    WHERE seq = (SELECT seq FROM jobs WHERE kind = :kind AND ended IS NULL AND free <= :now ORDER BY seq LIMIT 1) RETURNING *`,
  renew: `UPDATE jobs SET free = :until, percent = MAX(percent, :percent) ${CURRENT}`,
  complete: `UPDATE jobs SET state = 'done', percent = 100, result = :result, problem = NULL, ended = ${NEXT_ENDING} ${CURRENT}`,
  retry: `UPDATE jobs SET state = 'waiting', problem = :problem, free = :free ${CURRENT} AND attempt < :maxAttempts`,
  fail: `UPDATE jobs SET state = 'failed', problem = :problem, ended = ${NEXT_ENDING} ${CURRENT}`,
  get: 'SELECT * FROM jobs WHERE id = ?',
  ended: 'SELECT * FROM jobs WHERE kind = ? AND ended IS NOT NULL AND settled = 0 ORDER BY ended LIMIT ?',
  settle: 'UPDATE jobs SET settled = 1 WHERE id = ? AND ended IS NOT NULL',
  voidLeases: `UPDATE jobs SET state = 'waiting', free = 0 WHERE state = 'working' RETURNING id`,
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
  readonly percent: number;
  readonly result: string | null;
  readonly problem: string | null;
}

/** A row of `jobs` as the port shows it. */
export function toJob(row: unknown): Job {
  const { id, kind, payload, state, attempt, percent, result, problem } = row as Row;
  const parsed = result === null ? null : (JSON.parse(result) as unknown);
  return { id, kind, payload: JSON.parse(payload) as unknown, state, attempt, percent, result: parsed, problem };
}
