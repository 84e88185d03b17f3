import { randomId, type AppendContext } from '@combolab/platform';
import { keyedId } from './ids.js';

/** Who commands, and which intention this is. */
export interface CommandContext extends AppendContext {
  readonly actor: string;
  /** The client's Idempotency-Key, or null. */
  readonly key: string | null;
  /** Present when an API token commands: it has no more power than its scopes, whoever made it. */
  readonly viaToken?: true;
}

/** With a key, the same user and key give the same command id; without, it is random. */
export function commandContext(
  secret: string,
  userId: string,
  key: string | null,
  correlationId: string,
): CommandContext {
  const commandId = key === null ? randomId() : keyedId(secret, 'command', userId, key);
  return { actor: userId, key, commandId, correlationId };
}

/** The id of the thing this command makes: stable under a repeated key. */
export const newId = (secret: string, context: CommandContext): string =>
  context.key === null ? randomId() : keyedId(secret, 'id', context.actor, context.key);
