import { rebuildProjection, rebuiltInWords, type Projector } from '@combolab/platform';
import type { Order } from '@combolab/platform/adapters/mongo-orders';

/**
 * Carries the operator's orders out, in the process that keeps the views.
 * @returns the outcome in words. @throws Error in words
 */
export async function carryOutOrder(projector: Projector, { what, args }: Order, signal: AbortSignal): Promise<string> {
  const [projection = '', stream = ''] = args;
  if (what === 'rebuild') return rebuiltInWords(projection, await rebuildProjection(projector, projection, signal));
  if (what !== 'retry' && what !== 'drop') throw new Error(`This projector does not know the order '${what}'.`);
  if (!projector.parked.list().some((parked) => parked.projection === projection && parked.stream === stream))
    throw new Error(`${stream} is not parked in ${projection}. npm run parked lists what is.`);
  if (what === 'drop') {
    await projector.exclusively(() => projector.parked.release(projection, stream));
    return `${stream} is no longer parked; what could not be applied is left out of ${projection}.`;
  }
  if (await projector.exclusively(() => projector.retry(projection, stream))) return `${stream} is whole again.`;
  throw new Error(`${stream} still cannot be applied; the projector's log says why.`);
}
