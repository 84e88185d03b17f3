import { Opened, SettingsError, type Settings } from '@combolab/platform';
import { beginMoveIn, MoveRefusedError } from '@combolab/platform/adapters/distributed/move-in';
import { openAccountImport, type AccountImport } from '@combolab/platform/adapters/firebase-identity/import-accounts';
import type { LocalAccount } from '@combolab/platform/adapters/local-identity/local-accounts';
import { sendNewPasswordLink } from '@combolab/platform/adapters/local-identity/moved-mail';
import { moveEvents, type MovedEvents } from './move-events.js';
import { moveFiles, type MovedFiles } from './move-files.js';
import { Progress } from './progress.js';
import { openSource, type MoveSource } from './source.js';

export interface Moved {
  readonly files: MovedFiles;
  readonly events: MovedEvents;
  readonly accounts: number;
  /** E-mails of accounts whose password could not move; each got a link to choose a new one. */
  readonly asked: readonly string[];
  /** Accounts that Firebase did not take, with its reason. */
  readonly refused: readonly string[];
}

type Say = (line: string) => void;

/**
 * Moves the installation of a data folder to the empty distributed set that the settings name. Files come first, then
 * accounts, then events, so that nothing is named before it is there. Interrupted, it goes on when it is run again; until
 * it has ended no process of the distributed set starts. The data folder is only read.
 * @throws SettingsError, MoveRefusedError, DataFolderLockedError in words, before anything is changed
 */
export async function moveInstallation(settings: Settings, say: Say): Promise<Moved> {
  const { engines } = settings;
  if (engines === null)
    throw new SettingsError('The settings name no servers to move to (docs/operations.md). Set them in .env first.');
  await using opened = new Opened();
  const source = await openSource(settings.dataDir, opened);
  const { installation: id, ids: secret } = source.folder.secrets;
  const accounts = opened.use(openAccountImport({ projectId: engines.firebase.projectId }));
  await refuseStrangers(accounts, source.accounts);
  const target = await beginMoveIn(engines, { id, secret }, opened);
  say(
    target.goesOn
      ? `Going on with the move of ${source.folder.root}.`
      : `Moving ${source.folder.root}, installation ${id}.`,
  );
  const log = { readStream: (stream: string) => Promise.resolve(source.log.stream(stream, 0)) };
  const copying = new Progress(say, (files, bytes) => `… ${String(files)} files, ${megabytes(bytes)}`);
  const files = await moveFiles(source.blobs, target.blobs, log, copying.tell);
  say(`Files: ${String(files.files)} (${megabytes(files.bytes)}) are there.`);
  const refused = await accounts.run(source.accounts);
  say(`Accounts: ${String(source.accounts.length - refused.length)} of ${String(source.accounts.length)} are there.`);
  const recording = new Progress(say, (events) => `… ${String(events)} events`);
  const events = await moveEvents(source.log, target.commits, recording.tell);
  say(`Events: ${String(events.events)} of ${String(events.commands)} commands are there.`);
  await target.finish();
  const taken = source.accounts.filter((account) => !refused.some((each) => each.account === account));
  return {
    ...{ files, events, accounts: taken.length },
    asked: await askForPasswords(taken, accounts, settings, say),
    refused: refused.map(({ account, reason }) => `${account.email}: ${reason}`),
  };
}

export const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

async function refuseStrangers(accounts: AccountImport, own: MoveSource['accounts']): Promise<void> {
  const stranger = await accounts.stranger(own);
  if (stranger !== null)
    throw new MoveRefusedError(
      `The Firebase project has accounts of its own, such as ${stranger}. A move needs a project without accounts (IDENTITY).`,
    );
}

/** A failure here is told and does not undo the move: everybody can ask for such a link in the page too. */
async function askForPasswords(
  accounts: readonly LocalAccount[],
  firebase: AccountImport,
  { smtpUrl, mailFrom: from }: Settings,
  say: Say,
): Promise<readonly string[]> {
  const asked: string[] = [];
  for (const { email, password } of accounts) {
    if (password !== null) continue;
    try {
      await sendNewPasswordLink({ smtpUrl, from, print: say }, email, await firebase.resetLink(email));
      asked.push(email);
    } catch (error) {
      say(`No link to choose a new password could be made for ${email}: ${String(error)}`);
    }
  }
  return asked;
}
