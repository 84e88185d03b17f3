import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LIMITS, streams, type AnswerOf, type BodyOf, type routes } from '@combolab/contracts';
import { StreamMutex } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { Acknowledge } from '../../commands/acknowledge.js';
import { newId, type CommandContext } from '../../commands/command-context.js';
import { CommandRunner } from '../../commands/command-runner.js';
import { COMMAND_WAIT_MS } from '../../commands/read-after.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { askedQuery } from '../search/asked-query.js';
import { Accounts } from '../users/accounts.js';
import { savedSearchView } from './saved-search-view.js';
import { savedSearchDecider, type Asked, type SaveCommand } from './saved-search.decider.js';
import { canonicalSearch, readSearchAddress } from '../search/search-address.js';
import { searchWords } from './search-words.js';
import { savedSearchesCollection } from './searches.projection.js';

type Saved = AnswerOf<typeof routes.saveSearch>;
type Removed = AnswerOf<typeof routes.removeSearch>;

/** @throws RefusedError 400 when it asks for nothing, or for what there is not */
function askedFor(address: string): Asked & { readonly words: string } {
  const asked = readSearchAddress(address);
  const query = canonicalSearch(address);
  if (query === '') throw refuse.malformed('query: asks for nothing. Choose a game or a filter first.');
  const [game = null] = askedQuery(asked).query.game;
  return { query, game, words: searchWords(asked) };
}

export class SaveSearch extends Command<Saved> {
  constructor(
    readonly body: BodyOf<typeof routes.saveSearch>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SaveSearch)
export class SaveSearchHandler implements ICommandHandler<SaveSearch> {
  readonly #perUser = new StreamMutex();

  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'gates' | 'secret'>,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  async execute({ body, context }: SaveSearch): Promise<Saved> {
    const { searchId = newId(this.ports.secret, context), name, query, alert } = body;
    const userId = context.actor;
    const { words, ...asked } = query === undefined ? { words: '' } : askedFor(query);
    const given = { ...(name === undefined ? {} : { name }), ...(alert === undefined ? {} : { alert }) };
    const command = { type: 'save' as const, userId, searchId, changes: { ...given, ...asked }, words };
    await this.accounts.ensureRegistered(userId, context);
    return this.#perUser.run(userId, () => this.#save(command, context));
  }

  /** One at a time for each user: they are counted in the view, which the one before waits for. */
  async #save(wanted: Omit<SaveCommand, 'full'>, context: CommandContext): Promise<Saved> {
    const { documents, gates } = this.ports;
    const { userId, searchId } = wanted;
    const others = await documents.count(savedSearchesCollection, { userId, removed: false });
    const command = { ...wanted, full: others >= LIMITS.savedSearches };
    const stream = streams.search(userId, searchId);
    const { state, position } = await this.runner.run(savedSearchDecider, stream, command, context);
    if (state === null) throw refuse.notFound('saved search');
    await gates.views.waitFor(position, COMMAND_WAIT_MS);
    const search = savedSearchView({ ...state.saved, savedAt: state.savedAt });
    return { search, readAfter: await this.acknowledge.views(position) };
  }
}

export class RemoveSearch extends Command<Removed> {
  constructor(
    readonly searchId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RemoveSearch)
export class RemoveSearchHandler implements ICommandHandler<RemoveSearch> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  async execute({ searchId, context }: RemoveSearch): Promise<Removed> {
    const userId = context.actor;
    const stream = streams.search(userId, searchId);
    const command = { type: 'remove' as const, userId, searchId };
    const { version, position } = await this.runner.run(savedSearchDecider, stream, command, context);
    if (version === 0) throw refuse.notFound('saved search');
    return { searchId, removed: true, readAfter: await this.acknowledge.views(position) };
  }
}
