import { randomInt } from 'node:crypto';
import { LIMITS, streams, UNSEEN } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import type { CommandContext } from '../../commands/command-context.js';
import type { CommandRunner } from '../../commands/command-runner.js';
import { fold } from '../../commands/decider.js';
import { nameDecider } from './name.decider.js';
import { nameSkeleton } from './name-skeleton.js';
import { nameStream } from './name-stream.js';
import { userDecider } from './user.decider.js';

/** Display names are unique by what they look like: one stream per skeleton. */
export class DisplayNames {
  constructor(
    private readonly ports: Pick<BackendPorts, 'log' | 'secret'>,
    private readonly runner: CommandRunner,
  ) {}

  #stream(displayName: string): string {
    return nameStream(this.ports.secret, displayName);
  }

  async #bears(userId: string | undefined, displayName: string): Promise<boolean> {
    if (userId === undefined) return false;
    const state = fold(userDecider, await this.ports.log.readStream(streams.user(userId)));
    return state?.displayName != null && nameSkeleton(state.displayName) === nameSkeleton(displayName);
  }

  /** Who bears a name, or one that looks the same; null when nobody does. */
  async ownerOf(displayName: string): Promise<string | null> {
    const owner = fold(nameDecider, await this.ports.log.readStream(this.#stream(displayName)))?.userId;
    return owner !== undefined && (await this.#bears(owner, displayName)) ? owner : null;
  }

  /** @throws RefusedError 409 when somebody else has it */
  async claim(userId: string, displayName: string, context: CommandContext): Promise<void> {
    const stream = this.#stream(displayName);
    const owner = fold(nameDecider, await this.ports.log.readStream(stream))?.userId;
    const inUse = await this.#bears(owner, displayName);
    await this.runner.run(nameDecider, stream, { type: 'claim', userId, inUse, now: Date.now() }, context);
  }

  async release(userId: string, displayName: string, context: CommandContext): Promise<void> {
    await this.runner.run(nameDecider, this.#stream(displayName), { type: 'release', userId }, context);
  }

  sameName = (a: string, b: string): boolean => nameSkeleton(a) === nameSkeleton(b);

  /** The sign-up name as a display name; from the second attempt on with digits. */
  variant(signUpName: string, attempt: number): string {
    const digits = attempt === 1 ? '' : String(randomInt(10, 10 ** Math.min(2 + attempt, 8)));
    const base = signUpName
      .replace(/\s/gu, '')
      .normalize('NFKC')
      .replace(UNSEEN, '')
      .toLowerCase()
      .slice(0, LIMITS.displayNameMax - digits.length);
    return `${base}${digits}`.padEnd(LIMITS.displayNameMin, '0');
  }
}
