import { Inject, Injectable } from '@nestjs/common';
import { AccountDeleted, streams } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import type { CommandContext } from '../../commands/command-context.js';
import { CommandRunner, type Decided } from '../../commands/command-runner.js';
import { fold } from '../../commands/decider.js';
import type { Foreseen } from '../../commands/foreseen.js';
import { refuse, RefusedError } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { DisplayNames } from './display-names.js';
import { userDecider, type UserState } from './user.decider.js';

const MAX_KNOWN = 100_000;
const NAME_TRIES = 30;

/** Who takes part: registration, roles, and the state of one account. */
@Injectable()
export class Accounts {
  readonly #registered = new Set<string>();

  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'identity' | 'log'>,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(DisplayNames) private readonly names: DisplayNames,
  ) {}

  /** From the log itself, so a role that was just granted counts. */
  async state(userId: string): Promise<UserState | null> {
    return fold(userDecider, await this.ports.log.readStream(streams.user(userId)));
  }

  /** True once the account has ended, from the log itself: what a provider remembers of its tokens does not count. */
  async isGone(userId: string): Promise<boolean> {
    return (await this.ports.log.head(streams.user(userId))).lastType === AccountDeleted.type;
  }

  async isAdmin(userId: string): Promise<boolean> {
    return (await this.state(userId))?.userType === 'ADMIN';
  }

  /** Whether a command is given with an admin's power, which no API token has. */
  async commandsAsAdmin({ actor, viaToken }: CommandContext): Promise<boolean> {
    return viaToken !== true && (await this.isAdmin(actor));
  }

  /** Registers under a name of the user's choice; who is registered already stays as they are. @throws RefusedError 409 */
  async register(userId: string, displayName: string, context: CommandContext): Promise<Decided<UserState | null>> {
    if ((await this.state(userId)) === null) await this.names.claim(userId, displayName, context);
    const decided = await this.runner.run(
      userDecider,
      streams.user(userId),
      { type: 'register', userId, displayName },
      context,
    );
    this.#remember(userId);
    return decided;
  }

  /** The first command of an account registers it under its sign-up name, with digits appended when that is taken. */
  async ensureRegistered(userId: string, context: CommandContext, foreseen?: Foreseen): Promise<void> {
    if (this.#registered.has(userId)) return;
    const known = foreseen?.last(streams.user(userId)) ?? null;
    if (known !== null || (await this.ports.log.head(streams.user(userId))).version > 0) {
      this.#remember(userId);
      return;
    }
    const account = await this.ports.identity.account(userId);
    if (account === null) throw refuse.badToken();
    const own: CommandContext = { ...context, commandId: `${context.commandId}-register` };
    for (let attempt = 1; ; attempt++) {
      try {
        await this.register(userId, this.names.variant(account.name, attempt), own);
        return;
      } catch (error) {
        if (!(error instanceof RefusedError) || error.code !== 'name-taken' || attempt === NAME_TRIES) throw error;
      }
    }
  }

  #remember(userId: string): void {
    if (this.#registered.size >= MAX_KNOWN) this.#registered.clear();
    this.#registered.add(userId);
  }
}
