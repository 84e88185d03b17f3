import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LIMITS, streams, type AnswerOf, type BodyOf, type routes } from '@combolab/contracts';
import { StreamMutex } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { Acknowledge } from '../../commands/acknowledge.js';
import { newId, type CommandContext } from '../../commands/command-context.js';
import { CommandRunner } from '../../commands/command-runner.js';
import { READ_WAIT_MS } from '../../commands/read-after.js';
import { RefusedError } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { tellOwner } from '../notifications/tell-owner.js';
import { Accounts } from '../users/accounts.js';
import { apiTokenView, knownScopes } from './api-token-view.js';
import { apiTokenDecider } from './api-token.decider.js';
import { apiTokensCollection } from './api-tokens.projection.js';
import { newTokenText, tokenHash } from './token-text.js';

type Made = AnswerOf<typeof routes.makeApiToken>;
type Revoked = AnswerOf<typeof routes.revokeApiToken>;

const DAY_MS = 86_400_000;

export class MakeApiToken extends Command<Made> {
  constructor(
    readonly body: Omit<BodyOf<typeof routes.makeApiToken>, 'password'>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(MakeApiToken)
export class MakeApiTokenHandler implements ICommandHandler<MakeApiToken> {
  readonly #perUser = new StreamMutex();

  constructor(
    @Inject(PORTS)
    private readonly ports: Pick<
      BackendPorts,
      'documents' | 'gates' | 'identity' | 'logger' | 'mail' | 'secret' | 'settings'
    >,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  async execute({ body, context }: MakeApiToken): Promise<Made> {
    await this.accounts.ensureRegistered(context.actor, context);
    return this.#perUser.run(context.actor, () => this.#make(body, context));
  }

  /** One at a time for each user: they are counted in the view, which the one before waits for. */
  async #make({ name, scopes, days }: MakeApiToken['body'], context: CommandContext): Promise<Made> {
    const { gates, secret } = this.ports;
    const userId = context.actor;
    const tokenId = newId(secret, context);
    const token = newTokenText();
    const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString();
    const made = { userId, tokenId, name, scopes: knownScopes(scopes), hash: tokenHash(token), expiresAt };
    const command = { type: 'make' as const, made, full: (await this.#countOpen(userId)) >= LIMITS.apiTokens };
    const { state, position } = await this.runner.run(
      apiTokenDecider,
      streams.token(userId, tokenId),
      command,
      context,
    );
    if (state?.made.hash !== made.hash) throw toldBefore(tokenId);
    // who has its text may use it at once
    await gates.views.waitFor(position, READ_WAIT_MS);
    const { madeAt, usedOn } = state;
    await this.#tell(userId, tokenId, context.correlationId);
    const apiToken = apiTokenView({ ...made, madeAt, usedOn });
    return { token, apiToken, readAfter: await this.acknowledge.views(position) };
  }

  /** The token is there already: that nobody could be told of it is the operator's to know. */
  async #tell(userId: string, cause: string, correlationId: string): Promise<void> {
    const own = { userId, act: 'token-made' as const, endedTokens: 0, cause, correlationId };
    await tellOwner(this.ports, this.runner, own).catch((error: unknown) => {
      this.ports.logger.warn({ err: error, userId }, 'the owner of a new API token was not told of it');
    });
  }

  /** Those that open something: neither revoked nor expired. */
  async #countOpen(userId: string): Promise<number> {
    const kept = await this.ports.documents.find(apiTokensCollection, { where: { userId, revoked: false } });
    return kept.filter(({ doc }) => Date.parse(doc.expiresAt) > Date.now()).length;
  }
}

/** A repeat makes no second token, and the text of the first is kept nowhere. */
const toldBefore = (tokenId: string): RefusedError =>
  new RefusedError(
    409,
    'api-token-made',
    'Made before',
    'A request with this Idempotency-Key has made its token, whose text was told once. If you do not have it, revoke that token and make another.',
    { tokenId },
  );

export class RevokeApiToken extends Command<Revoked> {
  constructor(
    readonly tokenId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RevokeApiToken)
export class RevokeApiTokenHandler implements ICommandHandler<RevokeApiToken> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  /** @throws RefusedError 404 for those of others too */
  async execute({ tokenId, context }: RevokeApiToken): Promise<Revoked> {
    const userId = context.actor;
    const stream = streams.token(userId, tokenId);
    const command = { type: 'revoke' as const, userId, tokenId };
    const { position } = await this.runner.run(apiTokenDecider, stream, command, context);
    return { tokenId, revoked: true, readAfter: await this.acknowledge.views(position) };
  }
}
