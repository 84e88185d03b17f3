import { randomBytes } from 'node:crypto';
import { ComboAdded, streams, type EventOf } from '@combolab/contracts';
import type { Seeded } from '../samples/seed-samples.js';

type Added = EventOf<typeof ComboAdded>['data'];

/** Records a combo as if it had been shared, without a clip; resolves when views and index have it. */
export async function recordCombo(
  { ports, projector }: Seeded,
  authorId: string,
  content: Partial<Added> = {},
): Promise<string> {
  const comboId = randomBytes(16).toString('base64url');
  const added = ComboAdded({ ...ComboAdded.example, ...content, comboId, authorId });
  const context = { commandId: `added-${comboId}`, actor: authorId, correlationId: 'test' };
  await ports.log.append(streams.combo(comboId), 0, [added], context);
  await projector.idle();
  return comboId;
}
