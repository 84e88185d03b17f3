import type { Script } from './kept.js';
import { isChoice, labelOf } from './hit-labels.js';
import type { SourceBox, SourceMove } from './source.js';

/** Hitboxes that come together, and when. */
export interface HitWindow {
  /** As the source names it, in players' words; empty where it does not. */
  readonly label: string;
  /** First and last frames; none where no source has them. */
  readonly spans: readonly (readonly [first: number, last: number])[];
  /** First frame, where only that is known. */
  readonly first: number | null;
  readonly boxes: readonly SourceBox[];
}

const isNothing = ({ effect, damage }: SourceBox): boolean => effect === 'Inert' || effect === 'Grab' || damage === 0;

/** What makes two hitboxes the same to who is hit. */
export const boxKey = ({ damage, angle, knockbackGrowth, setKnockback, baseKnockback }: SourceBox): string =>
  [damage, angle, knockbackGrowth, setKnockback, baseKnockback].join(' ');

const setOf = (keys: readonly string[]): string => [...new Set(keys)].sort().join('|');

/** The frames on which the game's script puts exactly these hitboxes. */
const scripted = (boxes: readonly SourceBox[], { hits }: Script): HitWindow['spans'] =>
  hits
    .filter(([, , inScript]) => setOf(inScript.map((box) => box.join(' '))) === setOf(boxes.map(boxKey)))
    .map(([first, last]) => [first, last] as const);

const FIRST = /^(?:hits? 1\b|clean|early|uncharged)/;

/**
 * When each hit of a move comes: as the source has it; else as the game's script of the move has the same hitboxes; else, for
 * a move of one hit or of one hit in several strengths, as the move itself.
 */
export function windowsOf(move: SourceMove, script: Script | undefined): readonly HitWindow[] {
  const { start = 0, end = 0 } = move;
  const plain = move.hits.map(({ name }) => labelOf(name));
  const isClear = (label: string): boolean => label === '' || plain.filter((each) => each === label).length === 1;
  const windows = move.hits.flatMap((hit, place): HitWindow[] => {
    const boxes = hit.hitboxes.filter((box) => !isNothing(box));
    if (boxes.length === 0) return [];
    const label = plain[place] ?? '';
    const [where = ''] = (hit.name ?? '').split('_');
    return [
      {
        label: isClear(label) ? label : `${where} ${label}`,
        spans: hit.start > 0 ? [[hit.start, hit.end]] : [],
        first: null,
        boxes,
      },
    ];
  });
  if (windows.every(({ spans }) => spans.length > 0)) return windows;
  if (script !== undefined) {
    const found = windows.map((window) => ({ ...window, spans: scripted(window.boxes, script) }));
    const different = new Set(found.map(({ spans }) => String(spans))).size === found.length;
    const [only] = found.length === 1 ? found : [];
    if (only !== undefined && only.spans.length > 0) return only.spans.map((span) => ({ ...only, spans: [span] }));
    if (different && found.every(({ spans }) => spans.length > 0)) return found;
  }
  if (start === 0) return windows;
  const together = windows.length === 1 || windows.every(({ label }) => isChoice(label));
  if (together)
    return windows.map((window) => ({ ...window, first: start, spans: end >= start ? [[start, end] as const] : [] }));
  return windows.map((window) => (FIRST.test(window.label) ? { ...window, first: start } : window));
}
