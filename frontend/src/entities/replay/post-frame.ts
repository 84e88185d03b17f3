import type { GameFrames } from './game-frames.js';

/** Offsets of the numbers that an event tells of a player after a frame. */
const FIGHTER = 0x7;
const STATE = 0x8;
const PERCENT = 0x16;
const LAST_ATTACK = 0x1e;
const LAST_HIT_BY = 0x20;
const STOCKS = 0x21;
const COUNTER = 0x22;
const HITLAG = 0x49;

/** Number of the fighter within the fight; -1 where it is not told. */
export const fighterAt = (frames: GameFrames, at: number): number => frames.u8(at, FIGHTER, -1);
/** Number of the action; -1 where it is not told. */
export const stateAt = (frames: GameFrames, at: number): number => frames.u16(at, STATE, -1);
export const percentAt = (frames: GameFrames, at: number): number => frames.float(at, PERCENT, 0);
/** As the game numbers attacks; 0 for none. */
export const attackAt = (frames: GameFrames, at: number): number => frames.u8(at, LAST_ATTACK, 0);
/** Port of who hit last, from 0; -1 where it is not told. */
export const hitByAt = (frames: GameFrames, at: number): number => frames.u8(at, LAST_HIT_BY, -1);
export const stocksAt = (frames: GameFrames, at: number): number => frames.u8(at, STOCKS, 0);
/** Frames since the action began; NaN where it is not told. */
export const counterAt = (frames: GameFrames, at: number): number => frames.float(at, COUNTER, NaN);
/** Frames of hitlag that are left; 0 where it is not told, as before Slippi 3.8. */
export const hitlagAt = (frames: GameFrames, at: number): number => frames.float(at, HITLAG, 0);
