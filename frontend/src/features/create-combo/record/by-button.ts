import type { PressType } from '@combolab/contracts';
import { buttonOf, type Button } from '../track/track.js';

/** What belongs to each button, in the order given. */
export function byButton<T extends { readonly type: PressType }>(all: readonly T[]): ReadonlyMap<Button, readonly T[]> {
  const groups = new Map<Button, T[]>();
  for (const each of all) {
    const group = groups.get(buttonOf(each.type));
    if (group === undefined) groups.set(buttonOf(each.type), [each]);
    else group.push(each);
  }
  return groups;
}
