import { addBefore, addImport, addTo } from './source.mjs';

/** What it decides and how it is served. */
export function planNoun(plan, words) {
  const { noun, plural, many, list } = words;
  const folder = `backend/src/modules/${plural}`;
  plan.write(`${folder}/${noun}.decider.ts`, decider(words));
  plan.write(`${folder}/${plural}.commands.ts`, commands(words));
  plan.write(`${folder}/${plural}.controller.ts`, controller(words));
  plan.write(
    `${folder}/${plural}.module.ts`,
    `import type { NounModule } from '../../manifest/noun-module.js';
    import { users } from '../users/users.module.js';
    import { Make${words.one}Handler, Remove${words.one}Handler } from './${plural}.commands.js';
    import { ${many}Controller } from './${plural}.controller.js';

    class ${many}Module {}

    export const ${list}: NounModule = {
      module: ${many}Module,
      uses: [users],
      controllers: [${many}Controller],
      providers: [Make${words.one}Handler, Remove${words.one}Handler],
    };
    `,
  );
  plan.edit(
    'backend/src/served.ts',
    (text) => addImport(text, `import { ${list} } from './modules/${plural}/${plural}.module.js';`),
    (text) => addTo(text, 'SERVED', list),
  );
  plan.edit('eslint.arrows.mjs', (text) => addBefore(text, /^ *\.\.\.\['nouns', /m, `  noun('${plural}'),`));
}

const decider = ({ noun, one }) => `import { ${one}Made, ${one}Removed } from '@combolab/contracts';
import type { Decider } from '../../commands/decider.js';

interface Named {
  readonly userId: string;
  readonly ${noun}Id: string;
}
export type ${one}Command = (Named & { readonly type: 'make'; readonly name: string }) | (Named & { readonly type: 'remove' });

/** One stream for each; what was removed does not come back. */
export const ${noun}Decider: Decider<'absent' | 'there' | 'removed', ${one}Command> = {
  initial: 'absent',
  on: { [${one}Made.type]: () => 'there', [${one}Removed.type]: () => 'removed' },
  decide(state, command) {
    const { userId, ${noun}Id } = command;
    if (command.type === 'remove') return state === 'there' ? [${one}Removed({ userId, ${noun}Id })] : [];
    return state === 'absent' ? [${one}Made({ userId, ${noun}Id, name: command.name })] : [];
  },
};
`;

const commands = ({ noun, plural, one }) => `import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { streams, type AnswerOf, type BodyOf, type routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { Acknowledge } from '../../commands/acknowledge.js';
import { newId, type CommandContext } from '../../commands/command-context.js';
import { CommandRunner } from '../../commands/command-runner.js';
import { refuse } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { Accounts } from '../users/accounts.js';
import { ${noun}Decider } from './${noun}.decider.js';

type Made = AnswerOf<typeof routes.make${one}>;
type Removed = AnswerOf<typeof routes.remove${one}>;

export class Make${one} extends Command<Made> {
  constructor(
    readonly body: BodyOf<typeof routes.make${one}>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(Make${one})
export class Make${one}Handler implements ICommandHandler<Make${one}> {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'secret'>,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  async execute({ body: { name }, context }: Make${one}): Promise<Made> {
    const [userId, ${noun}Id] = [context.actor, newId(this.ports.secret, context)];
    await this.accounts.ensureRegistered(userId, context);
    const command = { type: 'make' as const, userId, ${noun}Id, name };
    const { position } = await this.runner.run(${noun}Decider, streams.${noun}(userId, ${noun}Id), command, context);
    return { ${noun}Id, readAfter: await this.acknowledge.views(position) };
  }
}

export class Remove${one} extends Command<Removed> {
  constructor(
    readonly ${noun}Id: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(Remove${one})
export class Remove${one}Handler implements ICommandHandler<Remove${one}> {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    @Inject(Acknowledge) private readonly acknowledge: Acknowledge,
  ) {}

  /** @throws RefusedError 404; others' ${plural} are not told of */
  async execute({ ${noun}Id, context }: Remove${one}): Promise<Removed> {
    const userId = context.actor;
    const command = { type: 'remove' as const, userId, ${noun}Id };
    const decided = await this.runner.run(${noun}Decider, streams.${noun}(userId, ${noun}Id), command, context);
    if (decided.version === 0) throw refuse.notFound('${noun}');
    return { ${noun}Id, removed: true, readAfter: await this.acknowledge.views(decided.position) };
  }
}
`;

const controller = ({ noun, plural, one, many, list }) => `import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { routes } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import { ValidCall, type Call } from '../../http/call.decorator.js';
import { withIdempotencyKey } from '../../http/idempotency.js';
import { RateLimits } from '../../http/rate-limits.js';
import { Route } from '../../http/route.decorator.js';
import { PORTS } from '../../tokens.js';
import { Make${one}, Remove${one} } from './${plural}.commands.js';
import { ${list}Of } from './${plural}.projection.js';

@Controller()
export class ${many}Controller {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents' | 'keys' | 'logger' | 'secret'>,
    @Inject(CommandBus) private readonly commands: CommandBus,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  @Route(routes.${list})
  async ${list}(@ValidCall() { caller }: Call<typeof routes.${list}>) {
    const found = await ${list}Of(this.ports.documents, caller.userId);
    return { ${list}: found.map(({ ${noun}Id, name, madeAt }) => ({ _id: ${noun}Id, name, madeAt })) };
  }

  @Route(routes.make${one})
  async make${one}(@ValidCall() { body, caller: { userId }, request }: Call<typeof routes.make${one}>) {
    await this.limits.take('command', userId);
    return withIdempotencyKey(this.ports, request, userId, body, (context) =>
      this.commands.execute(new Make${one}(body, context)),
    );
  }

  @Route(routes.remove${one})
  async remove${one}(@ValidCall() { body, caller: { userId }, request }: Call<typeof routes.remove${one}>) {
    await this.limits.take('command', userId);
    return withIdempotencyKey(this.ports, request, userId, body, (context) =>
      this.commands.execute(new Remove${one}(body.${noun}Id, context)),
    );
  }
}
`;
