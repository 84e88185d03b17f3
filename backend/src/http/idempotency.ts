import { createHash } from 'node:crypto';
import { LIMITS } from '@combolab/contracts';
import type { BackendPorts } from '../backend-ports.js';
import { commandContext, type CommandContext } from '../commands/command-context.js';
import { refuse } from '../problems.js';
import type { AppRequest } from './request.js';

/** The Idempotency-Key of a request, or null. @throws RefusedError 400 */
export function idempotencyKey(request: AppRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key === '' || key.length > LIMITS.idempotencyKeyLength) {
    throw refuse.malformed(`Idempotency-Key has 1 to ${String(LIMITS.idempotencyKeyLength)} characters.`);
  }
  return key;
}

/** What a key stands for: route and body. */
export const fingerprint = (path: string, body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([path, body]))
    .digest('base64url')
    .slice(0, 22);

/** What is done stays done, and a repeat is known by its command id in the log: a mark that cannot be kept is no failure of it. */
async function remember(
  { keys, logger }: Pick<BackendPorts, 'keys' | 'logger'>,
  { correlationId }: AppRequest,
  userId: string,
  { key, mark }: { readonly key: string; readonly mark: string },
): Promise<void> {
  await keys.remember(userId, key, mark).catch((error: unknown) => {
    logger.error({ err: error, userId, correlationId }, 'an Idempotency-Key could not be kept; its command is done');
  });
}

/**
 * Runs a command under its key: a key that stood for another request is refused, one that succeeds is remembered.
 * @throws RefusedError 422
 */
export async function withIdempotencyKey<R>(
  ports: Pick<BackendPorts, 'keys' | 'logger' | 'secret'>,
  request: AppRequest,
  userId: string,
  body: unknown,
  run: (context: CommandContext) => Promise<R>,
): Promise<R> {
  const key = idempotencyKey(request);
  const context = {
    ...commandContext(ports.secret, userId, key, request.correlationId),
    ...(request.scopes == null ? {} : { viaToken: true as const }),
  };
  if (key === null) return run(context);
  const mark = fingerprint(request.path, body);
  const known = await ports.keys.find(userId, key);
  if (known !== null && known !== mark) throw refuse.keyReused();
  const result = await run(context);
  if (known === null) await remember(ports, request, userId, { key, mark });
  return result;
}
