import { findGame, type GameId } from '@combolab/contracts';
import { fightersTogether } from '@combolab/contracts/query';
import type { Option } from '../../shared/ui/select.js';

/** A choice of the field: a fighter, or several at once. */
export interface DefenderOption extends Option {
  /** Ids that it stands for. */
  readonly members: readonly string[];
  readonly several: boolean;
}

/** The fighters of a game, one by one. */
export const fighterOptions = (gameId: GameId): readonly DefenderOption[] =>
  (findGame(gameId)?.fighters ?? []).map(({ id, name }) => ({
    ...{ value: id, label: name, members: [id], several: false },
  }));

/** Those that are chosen at once, with how many they are. */
export const togetherOptions = (gameId: GameId): readonly DefenderOption[] =>
  fightersTogether(gameId).map(({ id, name, members }) => ({
    ...{ value: id, label: `${name} (${String(members.length)})`, members, several: true },
  }));

const includesAll = (ids: ReadonlySet<string>, members: readonly string[]): boolean =>
  members.every((id) => ids.has(id));

/** Whether a choice is made: the fighter, or all of the several. */
export const isChosenIn = (ids: readonly string[], { members }: DefenderOption): boolean =>
  includesAll(new Set(ids), members);

/** Chosen fighters as chips: whole sets as one, the largest first, then who is in none. */
export function chipsOf(gameId: GameId, ids: readonly string[]): readonly DefenderOption[] {
  const loose = new Set(ids);
  const sets = togetherOptions(gameId).toSorted((a, b) => b.members.length - a.members.length);
  const whole = sets.filter(({ members }) => {
    const found = includesAll(loose, members);
    if (found) for (const id of members) loose.delete(id);
    return found;
  });
  return [...whole, ...fighterOptions(gameId).filter(({ value }) => loose.has(value))];
}

/** The fighters with more of them, each once. */
export const withMembers = (ids: readonly string[], { members }: DefenderOption): readonly string[] => [
  ...new Set([...ids, ...members]),
];

/** The fighters without some of them. */
export const withoutMembers = (ids: readonly string[], { members }: DefenderOption): readonly string[] =>
  ids.filter((id) => !members.includes(id));
