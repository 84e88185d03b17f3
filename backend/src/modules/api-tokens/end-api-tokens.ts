import { streams } from '@combolab/contracts';
import { randomId, whileSeen } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import type { CommandRunner } from '../../commands/command-runner.js';
import { apiTokenDecider } from './api-token.decider.js';
import { apiTokensCollection } from './api-tokens.projection.js';

/** How long it waits for the views to know every token, in ms. */
const WAIT_MS = 3000;

/** Revokes all API tokens of a user made up to a time. @param until epoch ms. @returns how many. @throws Error to try again */
export async function endApiTokens(
  { documents, gates, log }: Pick<BackendPorts, 'documents' | 'gates' | 'log'>,
  runner: CommandRunner,
  userId: string,
  until: number,
): Promise<number> {
  const needed = [{ position: await log.end(), what: 'every API token' }];
  const kept = await whileSeen(gates.views, needed, WAIT_MS, () =>
    documents.find(apiTokensCollection, { where: { userId, revoked: false } }),
  );
  const ended = kept.map(({ doc }) => doc).filter(({ madeAt }) => Date.parse(madeAt) <= until);
  for (const { tokenId } of ended) {
    const context = { commandId: randomId(), actor: userId, correlationId: randomId() };
    await runner.run(apiTokenDecider, streams.token(userId, tokenId), { type: 'revoke', userId, tokenId }, context);
  }
  return ended.length;
}
