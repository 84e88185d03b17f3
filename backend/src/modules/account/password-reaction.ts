import { randomId, type PasswordChange } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import type { CommandRunner } from '../../commands/command-runner.js';
import { endApiTokens } from '../api-tokens/end-api-tokens.js';
import { tellOwner } from '../notifications/tell-owner.js';

/** How often it looks again for changes that could not be seen to, in ms. */
const LOOK_MS = 5000;
/** Tokens that are made so shortly after a change were asked for before it, in ms. */
const ON_ITS_WAY_MS = 10_000;

/**
 * Ends the API tokens of accounts whose password was changed, and tells their owners. The provider keeps each change until
 * that is done, over crashes and restarts. Where it tells of none, it makes what was made before void itself.
 */
export class PasswordReaction implements AsyncDisposable {
  #working: Promise<void> = Promise.resolve();
  #look: NodeJS.Timeout | null = null;
  #stop: (() => void) | null = null;
  #failing = false;

  constructor(
    private readonly ports: Pick<
      BackendPorts,
      'documents' | 'gates' | 'identity' | 'log' | 'logger' | 'mail' | 'settings'
    >,
    private readonly runner: CommandRunner,
  ) {}

  start(): void {
    this.#stop =
      this.ports.identity.passwordChanges?.onChange(() => {
        this.#work();
      }) ?? null;
    if (this.#stop !== null) this.#work();
  }

  #work(): void {
    this.#working = this.#working
      .then(async () => {
        if (this.#stop === null) return;
        const changes = (await this.ports.identity.passwordChanges?.pending()) ?? [];
        for (const change of changes) await this.#seeTo(change);
        this.#failing = false;
      })
      .catch((error: unknown) => {
        if (!this.#failing)
          this.ports.logger.warn({ err: error }, 'a changed password is not seen to yet; it is tried again');
        this.#failing = true;
        this.#workLater();
      });
  }

  #workLater(): void {
    if (this.#stop === null) return;
    this.#look ??= setTimeout(() => {
      this.#look = null;
      this.#work();
    }, LOOK_MS);
  }

  async #seeTo(change: PasswordChange): Promise<void> {
    const { userId, at, reset, endTokens } = change;
    const endedTokens = endTokens ? await endApiTokens(this.ports, this.runner, userId, at + ON_ITS_WAY_MS) : 0;
    const act = reset ? ('password-reset' as const) : ('password-changed' as const);
    const own = { userId, act, endedTokens, cause: String(at), correlationId: randomId() };
    await tellOwner(this.ports, this.runner, own);
    await this.ports.identity.passwordChanges?.done(change);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop?.();
    this.#stop = null;
    if (this.#look !== null) clearTimeout(this.#look);
    await this.#working;
  }
}
