import type { Combo, Comment, ComboRoomMessage, ViewMessage, ViewVersion } from '@combolab/contracts';

/** What simulations and fault runs use of the page's own code, which no other room may import: it is loaded from what was compiled. */
export interface PageModules {
  readonly followEntry: FollowEntry;
  readonly newestParts: (held: LiveCard, incoming: LiveCard) => LiveCard;
  readonly RoomTable: new (most: number) => RoomTable;
  readonly RoomJoins: new (table: RoomTable, settleSoon: () => void) => RoomJoins;
}

/** A combo as the page holds it. */
export type LiveCard = Omit<Combo, 'actions'> & { readonly deleted?: boolean };

/** A list of comments as the page holds it. */
export interface LiveDiscussion {
  readonly versions: { readonly comments: ViewVersion };
  readonly comments: readonly Comment[];
}

type PartVersions = Readonly<Partial<Record<string, ViewVersion>>>;

export interface RoomListener {
  readonly versions: () => PartVersions;
  readonly onView?: (message: ViewMessage) => void;
  readonly onJoined?: (server: PartVersions) => void;
}

export interface RoomTable {
  add(room: string, listener: RoomListener): void;
  remove(room: string, listener: RoomListener): void;
  of(room: string): readonly RoomListener[];
  wanted(): ReadonlySet<string>;
  oldestVersions(room: string): Record<string, ViewVersion>;
}

export interface RoomJoins {
  reset(): void;
  renew(room: string): void;
  settle(socket: {
    readonly emit: (event: 'join' | 'leave', payload: unknown, answered: (answer: unknown) => void) => void;
  }): void;
}

export interface EntryCycle<E> {
  readonly loaded: Promise<unknown>;
  readonly removed: Promise<unknown>;
  readonly read: () => E | undefined;
  readonly write: (entry: E) => void;
  readonly refetch: () => Promise<unknown>;
}

type FollowEntry = <E>(
  room: string,
  cycle: EntryCycle<E>,
  options: {
    readonly apply?: (entry: E, message: ComboRoomMessage) => { readonly entry: E; readonly refetch: boolean };
    readonly follow: (room: string, listener: RoomListener) => () => void;
  },
) => Promise<void>;

const moduleOf = (path: string): URL => new URL(`../../../frontend/dist/shared/${path}.js`, import.meta.url);

export async function loadPageModules(): Promise<PageModules> {
  const paths = ['live/follow-entry', 'live/room-table', 'live/room-joins', 'combos/newest-parts'];
  const modules = await Promise.all(paths.map((path) => import(moduleOf(path).href) as Promise<object>));
  return Object.assign({}, ...modules) as PageModules;
}
