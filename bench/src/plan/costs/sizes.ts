import { assumed, derived, measured, type Cost } from './cost.js';

const ROWS =
  'rows as they were stored when docs/operations.md first planned, before 2026-11-22; the command was not noted';

/** Bytes of things, and how many of them a combo gathers in its life. */
export const SIZES = {
  commit: measured('bytes', 700, 'a commit in MongoDB (a like 530, a preview 670, a combo of one press 1,000)', ROWS),
  commitIndexes: measured('bytes', 200, 'its entries in the indexes', ROWS),
  viewRows: derived(
    'bytes',
    12_500,
    'rows of all views for a combo with what it gathers',
    `${ROWS}: 2 KB, 22 reactions × 170, 18 counts × 130, 26 streams × 90, 3 comments × 500, 600`,
  ),
  indexed: measured(
    'bytes',
    790,
    'a combo in Elasticsearch, one copy',
    '`npm run bench -- distributed-costs`, 50,000 combos, 2026-11-30',
  ),
  event: assumed('bytes', 1000, 'an event in Kafka with its envelope', 'as a commit with what stands around it'),
  liveMessage: assumed('bytes', 400, 'a message of the live feed', 'a tally and its room as JSON, and what Kafka adds'),
  frame: assumed(
    'bytes',
    250,
    'a message to one viewer on the wire',
    'a tally of 160 bytes in a WebSocket frame, TLS, TCP and IP',
  ),
  answer: assumed('bytes', 4000, 'an answer of the API, compressed, with its request', 'a page of ten cards'),
  files: assumed(
    'bytes',
    20_500_000,
    'files of a combo: clip, rendition and pictures',
    'a clip of 10 s: 2 × 8 MB, 4 MB for study, 0.5 MB preview',
  ),
  socket: measured(
    'bytes',
    24_000,
    'memory of a gateway for one viewer',
    'as docs/operations.md had it before 2026-11-22; the command was not noted',
  ),
  process: measured(
    'bytes',
    175_000_000,
    'memory of a process that does nothing',
    '`npm run bench -- distributed --quick`, 2026-11-21',
  ),
} as const satisfies Readonly<Record<string, Cost>>;

/** Commits of a combo in its life, a guess: 3 of its own, 20 likes, 2 favourites, 3 comments. */
export const COMMITS_OF_A_COMBO = 28;
