import { streams, type AccountAct } from '@combolab/contracts';
import type { BackendPorts } from '../../backend-ports.js';
import type { CommandRunner } from '../../commands/command-runner.js';
import { notificationIdOf } from './notification-id.js';
import { notificationDecider } from './notification.decider.js';

const SUBJECTS: Readonly<Record<AccountAct, string>> = {
  'password-changed': 'Your ComboLab password was changed',
  'password-reset': 'Your ComboLab password was reset',
  'token-made': 'A ComboLab API token was made',
};

/** What happened, for people. @param endedTokens API tokens that ended with it */
function wordsOf(act: AccountAct, endedTokens: number): string {
  if (act === 'token-made') return 'A new API token was made for your account: a program may use it in your name.';
  const lead =
    act === 'password-changed'
      ? 'The password of your account was changed'
      : 'A new password was set with a mailed link';
  const tokens =
    endedTokens === 0 ? '' : endedTokens === 1 ? ', and its API token' : `, and its ${String(endedTokens)} API tokens`;
  return `${lead}. Every other session${tokens} has ended.`;
}

const NOT_YOU: Readonly<Record<AccountAct, string>> = {
  'password-changed': '/forgot-password',
  'password-reset': '/forgot-password',
  'token-made': '/settings',
};

export interface OwnAct {
  readonly userId: string;
  readonly act: AccountAct;
  readonly endedTokens: number;
  /** Tells this from every other; what comes twice is told once. */
  readonly cause: string;
  readonly correlationId: string;
}

/** Tells who owns an account what was done to it, in the page and, where mail is sent, by mail. @throws Error to try again */
export async function tellOwner(
  ports: Pick<BackendPorts, 'identity' | 'mail' | 'settings'>,
  runner: CommandRunner,
  own: OwnAct,
): Promise<void> {
  const { userId, act, endedTokens, cause, correlationId } = own;
  const notificationId = notificationIdOf(userId, 'account', cause);
  const given = { userId, notificationId, kind: 'account' as const, comboId: null, account: { act, endedTokens } };
  const context = { commandId: notificationId, actor: null, correlationId };
  await runner.run(notificationDecider, streams.notification(userId, notificationId), { type: 'give', given }, context);
  const account = ports.mail === null ? null : await ports.identity.account(userId);
  if (account === null) return;
  const link = `${ports.settings.publicUrl}${NOT_YOU[act]}`;
  const text = `${wordsOf(act, endedTokens)}\n\nIf this was you, do nothing. If not, go to ${link} at once.`;
  ports.mail?.({ to: account.email, subject: SUBJECTS[act], text });
}
