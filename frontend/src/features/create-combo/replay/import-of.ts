import {
  DEFAULT_GAME_ID,
  gameOfReplays,
  MAX_FRAME,
  PERCENT_MAX,
  type ComboSource,
  type GameId,
} from '@combolab/contracts';
import type { TrackPress } from '../track/track.js';
import { partOfSticks, stickField } from '../../../shared/sticks/stick-grid.js';
import { pressesOfHeld } from './presses-of-held.js';
import type { ReplayCombo } from '../../../entities/replay/replay.js';

/** What a combo of a replay fills in. Frames are those of the clip. */
export interface ReplayImport {
  readonly gameId: GameId;
  readonly attacker: string | null;
  readonly defenders: readonly string[];
  /** The defender's percent before the first hit: where the combo is known to work. */
  readonly percentRange: readonly [number, number];
  readonly moves: readonly {
    readonly frame: number;
    readonly move: string;
    readonly percent: number;
    readonly damage: number;
  }[];
  /** On each hit, within the clip. */
  readonly breakpoints: readonly number[];
  /** In order; some may lie outside the clip. */
  readonly presses: readonly TrackPress[];
  /** How the attacker's sticks moved, within the clip; absent where it is not known. */
  readonly sticks?: string;
  /** The replay itself; null where it does not say what it is. */
  readonly source: ComboSource | null;
  /** Names that its author may show; none where the replay has none. */
  readonly playerNames: readonly string[];
}

/** How a replay lies on the clip. */
export interface Placing {
  /** Frames before the first hit that are taken too. */
  readonly leadIn: number;
  /** The frame of the clip on which they begin. Below 0 when the clip begins later. */
  readonly offset: number;
}

/** The most frames there are before the first hit. */
export const leadInOf = (combo: ReplayCombo): number => combo.start - combo.inputsFrom;

/** The frame of the clip on which the first hit is then. */
export const firstHitOn = (combo: ReplayCombo, { leadIn, offset }: Placing): number =>
  Math.min(leadIn, leadInOf(combo)) + offset;

/** A combo of a replay on the frames of a clip whose last one is `lastFrame`. */
export function importOf(combo: ReplayCombo, placing: Placing, lastFrame: number): ReplayImport {
  const first = combo.start - Math.min(placing.leadIn, leadInOf(combo));
  const onClip = (frame: number): number => frame - first + placing.offset;
  const held = combo.inputs.slice(first - combo.inputsFrom);
  const percent = Math.min(PERCENT_MAX, Math.floor(combo.percents[0]));
  const end = Math.min(lastFrame, MAX_FRAME);
  const latest = end - onClip(combo.inputsFrom);
  return {
    gameId: gameOfReplays('slippi')?.id ?? DEFAULT_GAME_ID,
    attacker: combo.attacker,
    defenders: combo.defender === null ? [] : [combo.defender],
    percentRange: [percent, percent],
    moves: combo.moves.flatMap(({ move, begins, hits, percent, damage }) => {
      const frame = Math.max(onClip(begins), Math.min(0, onClip(hits)));
      return move === null || frame < 0 || frame > end ? [] : [{ frame, move, percent, damage }];
    }),
    breakpoints: [...new Set(combo.moves.map(({ hits }) => onClip(hits)))].filter((at) => at >= 0 && at <= end),
    presses: pressesOfHeld(held, placing.offset),
    ...stickField(partOfSticks(combo.sticks, first - combo.inputsFrom, latest, onClip(combo.inputsFrom))),
    source: combo.source ?? null,
    playerNames: combo.names ?? [],
  };
}
