import { atom } from 'nanostores';
import type { Readable } from '../../../shared/store/readable.js';

/** Who works on a draft: this tab, another one, or another one since it took it from this. */
export type ClaimState = 'asking' | 'here' | 'elsewhere' | 'taken';

/** A page that was just left lets go of its drafts within this time, in ms. */
const PATIENCE_MS = 400;

const prefixOf = (userId: string): string => `combolab.draft.${userId}.`;

/** Ids of the drafts that some tab of this browser works on; none where the browser knows no locks. */
export async function claimedDrafts(
  userId: string,
  locks: Pick<LockManager, 'query'> | undefined = (navigator as { readonly locks?: LockManager }).locks,
): Promise<ReadonlySet<string>> {
  const prefix = prefixOf(userId);
  const { held = [] } = (await locks?.query()) ?? {};
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}

/** What is needed of `navigator.locks`. */
export type Locks = Pick<LockManager, 'request'>;

/**
 * The right to work on a draft, which one tab of a browser has at a time. Where the browser knows no locks everybody has
 * it, and the store refuses who comes second.
 */
export class DraftClaim {
  readonly #state = atom<ClaimState>('asking');
  readonly state: Readable<ClaimState> = this.#state;
  #letGo: (() => void) | null = null;
  /** Counts requests: what an earlier one tells later is past. */
  #request = 0;
  readonly #name: string;

  constructor(
    userId: string,
    id: string,
    private readonly locks: Locks | undefined,
  ) {
    this.#name = `${prefixOf(userId)}${id}`;
  }

  /** Takes the draft unless another tab has it. */
  ask(): void {
    this.#begin({ signal: AbortSignal.timeout(PATIENCE_MS) }, 'elsewhere');
  }

  /** Takes it from the tab that has it. */
  takeOver(): void {
    this.#begin({ steal: true }, 'elsewhere');
  }

  release(): void {
    this.#request++;
    this.#letGo?.();
    this.#letGo = null;
  }

  #begin(options: LockOptions, refused: ClaimState): void {
    this.release();
    const request = this.#request;
    if (this.locks === undefined) {
      this.#state.set('here');
      return;
    }
    const isCurrent = () => this.#request === request;
    this.locks
      .request(this.#name, options, () => {
        if (!isCurrent()) return undefined;
        this.#state.set('here');
        return new Promise<void>((resolve) => {
          this.#letGo = resolve;
        });
      })
      .catch(() => {
        if (isCurrent()) this.#state.set(this.#state.get() === 'here' ? 'taken' : refused);
      });
  }
}
