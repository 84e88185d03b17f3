import { pipeline } from 'node:stream/promises';
import { Controller, Inject, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { routes } from '@combolab/contracts';
import type { Response } from 'express';
import type { BackendPorts } from '../../backend-ports.js';
import { commandContext } from '../../commands/command-context.js';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { requireCaller } from '../../http/caller.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { PORTS } from '../../tokens.js';
import { DeleteAccount } from './account.commands.js';
import { FreshSignIn } from '../users/fresh-sign-in.js';
import { AccountArchive } from './export/account-archive.js';

@Controller()
export class AccountController {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'logger' | 'secret'>,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(AccountArchive) private readonly archive: AccountArchive,
    @Inject(FreshSignIn) private readonly fresh: FreshSignIn,
  ) {}

  @Route(routes.exportAccount)
  async exportAccount(
    @ValidCall() { caller: { userId }, request }: Call<typeof routes.exportAccount>,
    @Res() response: Response,
  ): Promise<void> {
    await this.limits.take('export', userId);
    const content = await this.archive.of(userId);
    const day = new Date().toISOString().slice(0, 10);
    response.setHeader('Content-Type', 'application/zip');
    response.setHeader('Content-Disposition', `attachment; filename="combolab-my-data-${day}.zip"`);
    response.setHeader('Cache-Control', 'no-store');
    await pipeline(content, response).catch((error: unknown) => {
      const { correlationId } = request;
      if (!request.destroyed) this.ports.logger.error({ err: error, userId, correlationId }, 'an export broke off');
      response.destroy();
    });
  }

  /** Without a key: ending what has ended decides nothing, and no trace of the e-mail is kept. */
  @Route(routes.deleteAccount)
  async deleteAccount(@ValidCall() { body, caller, request }: Call<typeof routes.deleteAccount>) {
    const userId = requireCaller(caller, body.userId);
    await this.limits.take('command', userId);
    await this.fresh.need(caller, body.password);
    const context = commandContext(this.ports.secret, userId, null, request.correlationId);
    return this.commands.execute(new DeleteAccount(body.email, context));
  }
}
