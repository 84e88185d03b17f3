import type { StreamKind } from '@combolab/contracts';
import type { Projection } from '@combolab/platform';
import type { EnterRoom, RoomKind, RoomPart } from './room-part.js';
import type { StreamRules } from './stream-rules.js';

/**
 * What one noun of the product is, for every process that keeps or shows it. How it is served stands in its module. What is said
 * here is all that views, rooms, ends of accounts and archives need: nothing of it is said a second time elsewhere.
 */
export interface Manifest {
  /** Its streams: whose they are, how they end, where they are exported. */
  readonly streams?: { readonly [K in StreamKind]?: StreamRules<K> };
  /** Its views, each behind those it reads. */
  readonly projections?: readonly Projection[];
  /** Rooms about it: who may be in. */
  readonly rooms?: { readonly [K in RoomKind]?: EnterRoom<K> };
  /** What it shows in rooms, its own and those of others. */
  readonly parts?: readonly RoomPart[];
}
