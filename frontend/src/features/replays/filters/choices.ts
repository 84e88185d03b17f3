import { findFighter } from '@combolab/contracts';
import type { Option } from '../../../shared/ui/select.js';
import type { ListedCombo } from '../list/listed-combo.js';
import { playerKey, playerWords } from '../list/player-words.js';

/** What can be chosen from, each with how many combos there are of it. */
export interface Choices {
  readonly players: readonly Option[];
  readonly fighters: readonly Option[];
  readonly opponents: readonly Option[];
  readonly stages: readonly Option[];
}

function counted(
  listed: readonly ListedCombo[],
  read: (each: ListedCombo) => readonly [value: string | null, label: string],
): readonly Option[] {
  const counts = new Map<string, { label: string; count: number }>();
  for (const each of listed) {
    const [value, label] = read(each);
    if (value !== null) counts.set(value, { label, count: (counts.get(value)?.count ?? 0) + 1 });
  }
  return [...counts]
    .sort(([, a], [, b]) => b.count - a.count || a.label.localeCompare(b.label))
    .map(([value, { label, count }]) => ({ value, label: `${label} · ${String(count)}` }));
}

const nameOf = (id: string | null): string => findFighter(id ?? '')?.name ?? '';

/** What is in a list, the most frequent first. */
export const choicesOf = (listed: readonly ListedCombo[]): Choices => ({
  players: counted(listed, ({ attacker }) => [playerKey(attacker), playerWords(attacker)]),
  fighters: counted(listed, ({ combo }) => [combo.attacker, nameOf(combo.attacker)]),
  opponents: counted(listed, ({ combo }) => [combo.defender, nameOf(combo.defender)]),
  stages: counted(listed, ({ replay }) => [replay.stage, replay.stage ?? '']),
});
