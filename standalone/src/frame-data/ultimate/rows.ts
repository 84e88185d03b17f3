import { parse } from 'csv-parse/sync';
import { z } from 'zod';

const Cell = z.string().transform((text) => text.trim());

/** A row of `ultimate-moves.csv`: a move, or one of its parts or versions, with cells as they are printed. */
export const MoveRow = z.object({
  character: Cell,
  input: Cell,
  move_name: Cell,
  special_hitbox: Cell,
  full_move_name: Cell,
  frame_startup: Cell,
  frame_active: Cell,
  frame_endlag: Cell,
  frame_onshield: Cell,
  frame_shieldlag: Cell,
  frame_shieldstun: Cell,
  frame_total: Cell,
  autocancels: Cell,
  actionable_before_landing: Cell,
  damage: Cell,
  notes: Cell,
});
export type MoveRow = z.output<typeof MoveRow>;

/** A row of `ultimate-stats.csv`. */
export const StatsRow = z.object({
  character: Cell,
  weight: Cell,
  gravity: Cell,
  walk_speed: Cell,
  run_speed: Cell,
  initial_dash: Cell,
  air_speed: Cell,
  total_air_acceleration: Cell,
  sh_fh_shff_fhff_frames: Cell,
  fall_speed_fast_fall_speed: Cell,
  oos1: Cell,
  oos2: Cell,
  oos3: Cell,
  shield_grab: Cell,
  shield_drop: Cell,
  jump_squat: Cell,
});
export type StatsRow = z.output<typeof StatsRow>;

/** @throws ZodError for a row without one of the columns */
export const readMoveRows = (csv: string): MoveRow[] =>
  z.array(MoveRow).parse(parse(csv, { columns: true, skip_empty_lines: true }));

/** @throws ZodError for a row without one of the columns */
export const readStatsRows = (csv: string): StatsRow[] =>
  z.array(StatsRow).parse(parse(csv, { columns: true, skip_empty_lines: true }));

/** The columns of moves that hold numbers, which the converter reads or lists. */
export const NUMBER_COLUMNS = [
  ...(['frame_startup', 'frame_active', 'frame_onshield', 'frame_shieldlag', 'frame_shieldstun'] as const),
  ...(['frame_total', 'damage'] as const),
] as const;
export type NumberColumn = (typeof NUMBER_COLUMNS)[number];
