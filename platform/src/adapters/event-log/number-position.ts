import type { Position } from '../../ports/event-log.js';

const decimal = /^(?:0|[1-9]\d{0,15})$/;

/** Positions of logs that number all their events: decimal, `0` before the first event. */
export const toPosition = (number: number): Position => String(number);

/** True for the written form of a position at or before `end`. */
export function isNumberPosition(text: string, end: () => number): boolean {
  return decimal.test(text) && Number.isSafeInteger(Number(text)) && (text === '0' || Number(text) <= end());
}

export function hasReached(checkpoint: Position | null, position: Position): boolean {
  return Number(checkpoint ?? '0') >= Number(position);
}

/** @throws RangeError when the position was not made by this log: following from it would skip events in silence */
export function fromPosition(position: Position | null, end: () => number): number {
  if (position === null) return 0;
  if (!isNumberPosition(position, end)) throw new RangeError(`${position} is no position of this log`);
  return Number(position);
}
