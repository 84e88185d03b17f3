import { Inject, Injectable } from '@nestjs/common';
import { streams } from '@combolab/contracts';
import type { Limiter } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';

/** How long an account is new, in seconds. */
const NEW_SECONDS = 86_400;
/** Accounts known to be older. */
const MOST_KNOWN = 100_000;

type Added = 'combos' | 'comments' | 'guides';
const KINDS: readonly Added[] = ['combos', 'comments', 'guides'];

/** Holds back accounts that are less than a day old: whoever floods a site is mostly new to it. */
@Injectable()
export class NewUserLimits {
  readonly #limiters = new Map<Added, Limiter>();
  readonly #old = new Set<string>();

  constructor(@Inject(PORTS) private readonly ports: Pick<BackendPorts, 'log' | 'rateLimits' | 'settings'>) {
    const { rates } = ports.settings;
    if (!rates.on) return;
    for (const kind of KINDS)
      if (rates.newUser[kind] > 0)
        this.#limiters.set(kind, ports.rateLimits.limiter(`new-user-${kind}`, rates.newUser[kind], NEW_SECONDS));
  }

  /**
   * Counts one more.
   * @param stream of what is added; a repeat, which finds it begun, adds nothing
   * @throws RefusedError 429 with the seconds until the account is new no more
   */
  async take(kind: Added, userId: string, stream: string): Promise<void> {
    const limiter = this.#limiters.get(kind);
    if (limiter === undefined || this.#old.has(userId)) return;
    if ((await this.ports.log.head(stream)).version > 0) return;
    const leftMs = (await this.#registeredAt(userId)) + NEW_SECONDS * 1000 - Date.now();
    if (leftMs <= 0) this.#remember(userId);
    else if ((await limiter.take(userId)).waitMs > 0)
      throw refuse.tooManyForNew(kind, this.ports.settings.rates.newUser[kind], Math.ceil(leftMs / 1000));
  }

  /** Epoch ms; now before the first command. */
  async #registeredAt(userId: string): Promise<number> {
    const [first] = await this.ports.log.readStream(streams.user(userId));
    return first === undefined ? Date.now() : Date.parse(first.time);
  }

  #remember(userId: string): void {
    if (this.#old.size >= MOST_KNOWN) this.#old.clear();
    this.#old.add(userId);
  }
}
