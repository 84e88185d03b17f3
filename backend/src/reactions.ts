import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Opened } from '@combolab/platform';
import type { BackendPorts } from './backend-ports.js';
import { CommandRunner } from './commands/command-runner.js';
import { SERVED } from './served.js';
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
    for (const Reaction of SERVED.flatMap(({ reactions = [] }) => reactions))
      await this.#opened.use(new Reaction(this.ports, this.runner)).start();
  }

  onModuleDestroy(): Promise<void> {
    return this.#opened[Symbol.asyncDispose]();
  }
}
