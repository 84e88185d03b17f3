import type { RecordedEvent } from '@combolab/contracts';
import type { Blobs, Position, SearchIndex } from '@combolab/platform';
import { compareContents } from './compare-contents.js';
import { compareFiles } from './compare-files.js';
import { compareFilters } from './compare-filters.js';
import { compareCounts, compareLists, readLists } from './compare-search.js';
import { compareViews, type ReadableViews } from './compare-views.js';
import { eventsAfter, foldLog, type ReadableLog } from './fold-log.js';

const TRIES = 5;
/** Findings of one kind that are told one by one. */
const TOLD = 50;
/** Two rounds of the sweeper, and an hour: what is stray for longer was overlooked. In ms. */
export const STRAY_AFTER_MS = 49 * 3600 * 1000;

const PROJECTIONS = [
  'combos',
  'tallies',
  'comments',
  'previews',
  'favorites',
  'lists',
  'guides',
  'users',
  'searches',
  'tokens',
  'notifications',
  'practice',
  'moderation',
];

export interface Verified {
  readonly log: ReadableLog;
  /** Opens the views. */
  readonly openViews: () => ReadableViews & AsyncDisposable;
  /** Whether they stay as they were when they were opened, whatever is written meanwhile. */
  readonly viewsStandStill: boolean;
  readonly search: Pick<SearchIndex, 'search'>;
  readonly blobs: Pick<Blobs, 'list' | 'read'>;
  /** Resolves when views and index have everything that was recorded before the call. */
  readonly settle: () => Promise<void>;
  /** Age in ms above which a file that nothing mentions is a finding. Default {@link STRAY_AFTER_MS}. */
  readonly strayAfterMs?: number;
  readonly now?: number;
}

/**
 * Compares every event with its hash, then folds the whole log a second time, by code of its own, and compares views, search
 * index and files with it. Other people's commands may go on meanwhile. With a log that is damaged nothing is compared.
 * @returns what is wrong, in words; empty when everything agrees
 */
export async function verify(stores: Verified): Promise<readonly string[]> {
  const damage = await damageOf(stores.log);
  if (damage.length > 0) return [...damage, 'The log is damaged, so nothing was compared with it.'];
  for (let left = TRIES; left > 0; left--) {
    const findings = await attempt(stores);
    if (findings !== null) return findings;
  }
  return [`something changed during each of ${String(TRIES)} tries: ask again when less is going on`];
}

/** What of the log is not as it was written; of very much only the beginning. */
async function damageOf(log: ReadableLog): Promise<readonly string[]> {
  const faults: string[] = [];
  let more = 0;
  await log.scrub((fault) => {
    if (faults.length < TOLD) faults.push(fault);
    else more += 1;
  });
  return more === 0 ? faults : [...faults, `… and ${String(more)} more like these`];
}

/** null when so much moved that nothing can be said. */
async function attempt(stores: Verified): Promise<readonly string[] | null> {
  const { log, search } = stores;
  const start = await log.end();
  await stores.settle();
  await using views = stores.openViews();
  const checkpoint = await commonCheckpoint(views, log);
  if (checkpoint === undefined) return null;
  const truth = await foldLog(log, checkpoint);
  const counts = [...(await compareCounts(truth, search)), ...(await compareFilters(truth, search))];
  const lists = await readLists(truth, search);
  if (counts.length > 0 && (await eventsAfter(log, start)).some(changesCounts)) return null;
  const moving = await changedSince(log, start);
  const { blobs, now = Date.now(), strayAfterMs = STRAY_AFTER_MS } = stores;
  const groups = [
    truth.findings,
    await compareViews(truth, views),
    counts,
    compareLists(lists, moving),
    await compareFiles(truth, blobs, now - strayAfterMs, () => changedSince(log, start)),
    await compareContents(truth, blobs),
  ];
  const findings = groups.flatMap(told);
  // Of views that move on, what differs may only be newer than the log was when it was read.
  if (findings.length > 0 && !stores.viewsStandStill && (await eventsAfter(log, start)).length > 0) return null;
  return findings;
}

/** The checkpoint of all views; undefined when they differ. */
async function commonCheckpoint(views: ReadableViews, log: ReadableLog): Promise<Position | null | undefined> {
  const states = await Promise.all(PROJECTIONS.map((name) => views.state(name)));
  const [first = null, ...others] = states.map((state) => state?.checkpoint ?? null);
  const same = (other: Position | null): boolean =>
    first === null || other === null ? first === other : log.reached(first, other) && log.reached(other, first);
  return others.every(same) ? first : undefined;
}

const changesCounts = ({ type }: RecordedEvent): boolean => type.startsWith('combo.');

/** Combos of which something was recorded since. */
async function changedSince(log: ReadableLog, since: Position): Promise<ReadonlySet<string>> {
  return new Set((await eventsAfter(log, since)).map(({ subject }) => subject.split('/')[1] ?? ''));
}

function told(findings: readonly string[]): readonly string[] {
  if (findings.length <= TOLD) return findings;
  return [...findings.slice(0, TOLD), `… and ${String(findings.length - TOLD)} more like these`];
}
