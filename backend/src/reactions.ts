import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Opened } from '@combolab/platform';
import type { BackendPorts } from './backend-ports.js';
import { CommandRunner } from './commands/command-runner.js';
import { AccountReaction } from './modules/account/account-reaction.js';
import { PasswordReaction } from './modules/account/password-reaction.js';
import { NotificationReaction } from './modules/notifications/notification-reaction.js';
import { PreviewJobs } from './modules/previews/preview-jobs.js';
import { PORTS } from './tokens.js';

/** What follows the log beside the web server. Closed with the application: Nest's own object takes no other `close`. */
@Injectable()
export class Reactions implements OnModuleDestroy {
  readonly #opened = new Opened();

  constructor(
    @Inject(PORTS) private readonly ports: BackendPorts,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
  ) {}

  async start(): Promise<void> {
    const { ports, runner } = this;
    await this.#opened.use(new PreviewJobs(ports, runner)).start();
    this.#opened.use(new NotificationReaction(ports, runner)).start();
    this.#opened.use(new PasswordReaction(ports, runner)).start();
    this.#opened.use(new AccountReaction(ports, runner)).start();
  }

  onModuleDestroy(): Promise<void> {
    return this.#opened[Symbol.asyncDispose]();
  }
}
