import { MODES, OPERATIONS, STORES, type Counts, type FaultPoint, type Mode, type Operation } from './fault-control.js';

/** What can happen to each kind of operation. Nothing is cut but what changes a file, and only power knows of syncs. */
const HAPPENS: Readonly<Record<Operation, readonly Mode[]>> = {
  open: ['fail', 'full', 'kill'],
  read: ['fail', 'kill'],
  write: MODES,
  sync: MODES,
  rename: MODES,
};

/** `most` numbers from 1 to `last`, both among them where there is room, as far from each other as can be. */
export function spread(last: number, most: number): readonly number[] {
  if (last <= most) return Array.from({ length: last }, (_, i) => i + 1);
  if (most === 1) return [Math.ceil(last / 2)];
  return Array.from({ length: most }, (_, i) => 1 + Math.round((i * (last - 1)) / (most - 1)));
}

/** @param most points of each store, operation and mode @param counts of a run without a fault */
export function faultPoints(counts: Counts, most: number): readonly FaultPoint[] {
  return STORES.flatMap((store) =>
    OPERATIONS.flatMap((operation) =>
      HAPPENS[operation].flatMap((mode) =>
        spread(counts.get(`${store} ${operation}`) ?? 0, most).map((nth) => ({ store, operation, mode, nth })),
      ),
    ),
  );
}

/** What a short run tries, each in the middle of the scenario. */
const FEW: readonly Omit<FaultPoint, 'nth'>[] = [
  { mode: 'power', operation: 'sync', store: 'events' },
  { mode: 'cut', operation: 'write', store: 'events' },
  { mode: 'fail', operation: 'sync', store: 'events' },
  { mode: 'fail', operation: 'read', store: 'documents' },
  { mode: 'kill', operation: 'write', store: 'documents' },
  { mode: 'fail', operation: 'open', store: 'search' },
  { mode: 'fail', operation: 'open', store: 'auth' },
  { mode: 'power', operation: 'write', store: 'auth' },
  { mode: 'full', operation: 'write', store: 'jobs' },
  { mode: 'cut', operation: 'write', store: 'keys' },
  { mode: 'kill', operation: 'rename', store: 'blobs' },
  { mode: 'full', operation: 'write', store: 'incoming' },
];

/** @param counts of a run without a fault */
export const fewPoints = (counts: Counts): readonly FaultPoint[] =>
  FEW.map((point) => ({ ...point, nth: spread(counts.get(`${point.store} ${point.operation}`) ?? 0, 1)[0] ?? 1 }));
