import { findGame, inputFamily, slugOf, type Action, type PressType } from '@combolab/contracts';
import {
  knockbackRulesOf,
  placedMoves,
  type KnockbackRules,
  type MovesOfCombo,
  type PlacedMove,
} from '@combolab/contracts/knockback';
import { useMemo } from 'react';
import { useAboutFramesQuery, useFighterFramesQuery, useRosterStatsQuery } from '../frame-data/frame-data-api.js';

/** The combo that is asked about. */
export interface AskedCombo {
  readonly gameId: string;
  /** Id of the attacker. */
  readonly attacker: string;
  readonly actions: readonly Action[];
  readonly moves: MovesOfCombo['moves'];
}

/** Somebody that can be hit. */
export interface Defender {
  readonly id: string;
  readonly name: string;
  readonly weight: number;
}

export type Truth =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  /** No frame data of the game or the attacker. */
  | { readonly kind: 'none' }
  | {
      readonly kind: 'ready';
      readonly rules: KnockbackRules;
      readonly moves: readonly PlacedMove[];
      /** The whole roster whose weight is known, the lightest first. */
      readonly roster: readonly Defender[];
    };

/** Whether a press makes an attack in a game, with the controls as it comes. */
export function makesAttack(gameId: string): (type: PressType) => boolean {
  const grab = findGame(gameId)?.inputs.grab;
  return (type) =>
    ['a', 'b', 'cstick'].includes(inputFamily(type)) || (grab !== undefined && inputFamily(type) === inputFamily(grab));
}

/** What is needed to say what of a combo is true; fetched when it is asked for. */
export function useTruth({ gameId, attacker, actions, moves }: AskedCombo): Truth {
  const rules = knockbackRulesOf(gameId);
  const has = rules !== null && findGame(gameId)?.frameData != null;
  const about = useAboutFramesQuery(gameId, { skip: !has });
  const known = about.data?.fighters.includes(slugOf(attacker)) === true;
  const frames = useFighterFramesQuery(attacker, { skip: !known });
  const stats = useRosterStatsQuery(gameId, { skip: !has });
  const fighter = frames.data;
  const placed = useMemo(
    () => (fighter === undefined ? [] : placedMoves({ actions, moves }, fighter, makesAttack(gameId))),
    [fighter, actions, moves, gameId],
  );
  const roster = useMemo(() => rosterOf(gameId, stats.data ?? {}), [gameId, stats.data]);
  if (!has) return { kind: 'none' };
  const error = about.error ?? frames.error ?? stats.error;
  if (error !== undefined)
    return {
      kind: 'failed',
      error,
      retry: () => {
        for (const query of [about, stats, ...(known ? [frames] : [])]) void query.refetch();
      },
    };
  if (about.data !== undefined && !known) return { kind: 'none' };
  if (fighter === undefined || stats.data === undefined) return { kind: 'loading' };
  return { kind: 'ready', rules, moves: placed, roster };
}

function rosterOf(
  gameId: string,
  stats: Readonly<Record<string, { readonly weight?: number | undefined }>>,
): readonly Defender[] {
  const fighters = findGame(gameId)?.fighters ?? [];
  return fighters
    .flatMap(({ id, name }): Defender | readonly never[] => {
      const weight = stats[slugOf(id)]?.weight;
      return weight === undefined ? [] : { id, name, weight };
    })
    .toSorted((a, b) => a.weight - b.weight);
}
