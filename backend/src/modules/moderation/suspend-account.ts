import { ModerationDecided, streams } from '@combolab/contracts';
import { randomId, type DocumentReader } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { CommandRunner } from '../../commands/command-runner.js';
import { caseIdOf } from './case-id.js';
import { moderationDecider, type Decision } from './moderation.decider.js';
import { standingsCollection, type StandingDoc } from './moderation.projection.js';
import { suspensionEnd } from '../users/suspension.js';
import { userDecider } from '../users/user.decider.js';
import { usersCollection } from '../users/users.projection.js';

type Ports = Pick<BackendPorts, 'log' | 'identity'>;

/** @throws Error in words */
async function decideOn(ports: Ports, email: string, decision: Pick<Decision, 'outcome' | 'until'>): Promise<void> {
  const userId = await ports.identity.findByEmail(email);
  if (userId === null) throw new Error(`There is no account with the e-mail ${email}.`);
  const { until } = decision;
  const runner = new CommandRunner(ports.log);
  const context = () => ({ commandId: randomId(), actor: null, correlationId: randomId() });
  const command =
    until === undefined ? ({ type: 'unsuspend', userId } as const) : ({ type: 'suspend', userId, until } as const);
  await runner.run(userDecider, streams.user(userId), command, context());
  const subject = { kind: 'user', subjectId: userId } as const;
  const decided = ModerationDecided({ ...subject, authorId: userId, ...decision }).data;
  const act = { type: 'decide', decision: decided, changed: false } as const;
  await runner.run(moderationDecider, streams.moderation(caseIdOf(subject)), act, context());
}

/** Lets an account only read, for the command line. @param days as typed; none = without end. @throws Error in words */
export async function suspendAccount(ports: Ports, email: string, days: string | undefined = ''): Promise<string> {
  if (days !== '' && !/^[1-9]\d{0,3}$/.test(days)) throw new Error(`'${days}' is no number of days from 1 to 9999.`);
  const until = suspensionEnd(days === '' ? null : Number(days), Date.now());
  await decideOn(ports, email, { outcome: 'suspended', until });
  return `${email} may only read ${until === null ? 'until that is taken back' : `until ${until}`}.`;
}

/** Takes that back. @throws Error in words */
export async function unsuspendAccount(ports: Ports, email: string): Promise<string> {
  await decideOn(ports, email, { outcome: 'unsuspended' });
  return `${email} may do everything again.`;
}

/** Who is an admin and who is suspended, a line each, as the views have it. */
export async function listAccounts(
  documents: Pick<DocumentReader, 'find' | 'getMany'>,
  identity: Pick<BackendPorts['identity'], 'account'>,
): Promise<string> {
  const admins = await documents.find(standingsCollection, { where: { isAdmin: true } });
  const suspended = await documents.find(standingsCollection, { where: { isSuspended: true } });
  const now = new Date().toISOString();
  const held = suspended.filter(({ doc: { until } }) => until === null || until > now);
  const users = await documents.getMany(
    usersCollection,
    [...admins, ...held].map(({ id }) => id),
  );
  const names = new Map(users.map(({ id, doc }) => [id, doc.displayName ?? 'deleted user']));
  const line = async (id: string, what: string): Promise<string> =>
    `${what}  ${names.get(id) ?? id}  ${(await identity.account(id))?.email ?? 'no account'}`;
  const until = ({ until: end }: StandingDoc): string => (end === null ? 'without end' : `until ${end}`);
  const lines = [
    ...admins.map(({ id }) => line(id, 'admin')),
    ...held.map(({ id, doc }) => line(id, `suspended ${until(doc)}`)),
  ];
  return lines.length === 0 ? 'There is no admin, and nobody is suspended.' : (await Promise.all(lines)).join('\n');
}
