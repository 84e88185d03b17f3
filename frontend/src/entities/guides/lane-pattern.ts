/** A press on one of the lanes. */
export interface LaneMark {
  /** From 0, the uppermost. */
  readonly lane: number;
  /** Where it begins, and how long it is held, in units of the drawing. */
  readonly at: number;
  readonly length: number;
}

/** The rows of an input strip. */
export const LANES = 4;
export const PATTERN_WIDTH = 320;
const TAP = 8;

/** Numbers from 0 up to 1 that look like chance, the same for the same text. */
function numbersOf(text: string): () => number {
  let state = Array.from(text).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 2147483647, 7);
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Presses that nobody made, for where there are none to show: the same for the same id, others for another. */
export function lanePattern(id: string): readonly LaneMark[] {
  const next = numbersOf(id);
  const marks: LaneMark[] = [];
  for (let lane = 0; lane < LANES; lane++)
    for (let at = next() * 60; at < PATTERN_WIDTH;) {
      const length = next() < 0.35 ? TAP * (2 + Math.floor(next() * 6)) : TAP;
      marks.push({ lane, at: Math.round(at), length });
      at += length + 14 + next() * 74;
    }
  return marks;
}
