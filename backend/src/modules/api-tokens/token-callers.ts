import { Inject, Injectable } from '@nestjs/common';
import { ApiTokenRevoked, streams, type Scope } from '@combolab/contracts';
import { randomId, type Caller } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { CommandRunner } from '../../commands/command-runner.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { knownScopes } from './api-token-view.js';
import { apiTokenDecider } from './api-token.decider.js';
import { apiTokensCollection, type ApiTokenDoc } from './api-tokens.projection.js';
import { tokenHash } from './token-text.js';

/** Who calls by an API token, and what for. */
export interface TokenCaller extends Caller {
  readonly scopes: readonly Scope[];
}

/** Knows callers by their API tokens. */
@Injectable()
export class TokenCallers {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'identity' | 'log' | 'logger'>,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
  ) {}

  /** @throws RefusedError 401 for what is unknown, over or revoked */
  async verify(text: string): Promise<TokenCaller> {
    const where = { hash: tokenHash(text) };
    const [found] = await this.ports.documents.find(apiTokensCollection, { where, limit: 1 });
    if (found === undefined) throw refuse.badApiToken();
    const { doc } = found;
    const expiresAt = Date.parse(doc.expiresAt);
    if (expiresAt <= Date.now() || (await this.#isRevoked(doc)) || (await this.#isVoid(doc)))
      throw refuse.badApiToken();
    await this.#remember(doc);
    return { userId: doc.userId, sid: doc.tokenId, expiresAt, signedInAt: 0, scopes: knownScopes(doc.scopes) };
  }

  /** From the log itself, so it holds at once, in every process. While the log is away the view's word is enough. */
  async #isRevoked({ userId, tokenId, revoked }: ApiTokenDoc): Promise<boolean> {
    if (revoked) return true;
    const head = await this.ports.log.head(streams.token(userId, tokenId)).catch(() => null);
    return head?.lastType === ApiTokenRevoked.type;
  }

  /** Whether all that was made in its owner's name before has ended at the provider. */
  async #isVoid({ userId, madeAt }: ApiTokenDoc): Promise<boolean> {
    const { voidBefore } = this.ports.identity;
    return voidBefore !== null && Date.parse(madeAt) < (await voidBefore(userId));
  }

  /** The first use of a day is recorded; where it cannot be, nobody has to wait for it. */
  async #remember({ userId, tokenId, usedOn }: ApiTokenDoc): Promise<void> {
    const day = new Date(Date.now()).toISOString().slice(0, 10);
    if (usedOn === day) return;
    const context = { commandId: randomId(), actor: userId, correlationId: randomId() };
    const command = { type: 'use' as const, userId, tokenId, day };
    await this.runner.run(apiTokenDecider, streams.token(userId, tokenId), command, context).catch((error: unknown) => {
      this.ports.logger.warn({ err: error, userId }, 'the use of an API token was not recorded');
    });
  }
}
