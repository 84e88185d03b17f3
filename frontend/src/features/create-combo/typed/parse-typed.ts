import { DEFAULT_GAME_ID, findFighter, inOrder, pressWords, type NamedMove } from '@combolab/contracts';
import { buttonOf, canFollow, comparePresses, type Button, type TrackPress } from '../track/track.js';
import type { WordContext } from './input-words.js';
import { moveOfWords } from './move-presses.js';
import { splitItem, type SplitItem, type TypedFrames } from './read-frames.js';
import { readInputs, type TypedProblem } from './read-inputs.js';
import { t } from '../texts.js';

export type { TypedProblem } from './read-inputs.js';

export interface TypedOptions {
  /** Whose nicknames of moves count; its game decides what shields and grabs. */
  readonly fighter?: string | undefined;
  readonly gameId?: string | undefined;
  /** Where the clip ends. */
  readonly lastFrame?: number | undefined;
}

export interface Typed {
  /** In order; they fit into one track. */
  readonly presses: readonly TrackPress[];
  /** What is typed as a move, on its frame. */
  readonly moves: readonly NamedMove[];
  /** In the order of the text. */
  readonly problems: readonly TypedProblem[];
}

/** A press and the place of the text it comes from. */
interface Placed extends TrackPress {
  readonly from: number;
  readonly to: number;
}

const SEPARATOR = /[-=]?>|[,;\n]/g;
const FACING = /^\s*facing\s+(left|right)\s*$/i;

/** A text with as many is none of presses; the rest of it is not read. */
const MOST_PROBLEMS = 100;

/** Items and where they begin. */
function* itemsOf(text: string): Iterable<{ readonly item: string; readonly at: number }> {
  let at = 0;
  for (const { 0: sign, index } of text.matchAll(SEPARATOR)) {
    yield { item: text.slice(at, index), at };
    at = index + sign.length;
  }
  yield { item: text.slice(at), at };
}

/** Frames of the clip for those of an item; words when they make no press. */
function framesInClip(
  frames: TypedFrames,
  before: number | null,
  lastFrame: number,
): { readonly start: number; readonly end: number | null } | string {
  if (frames.relative && before === null) return t('thereIsNoPressBefore');
  const by = frames.relative ? (before ?? 0) : 0;
  const [start, end] = [frames.start + by, frames.end === null ? null : frames.end + by];
  if (end !== null && end < start) return t('itIsReleasedBeforeIt', { end, start });
  if ((end ?? start) > lastFrame) return t('theClipEndsOnFrame', { lastFrame });
  return { start, end };
}

/** Where words without the spaces around them stand. */
function trimmed(text: string, at: number): { readonly from: number; readonly to: number } {
  return { from: at + text.length - text.trimStart().length, to: at + text.trimEnd().length };
}

function missing({ inputs }: SplitItem): string {
  const said = inputs.trim().replace(/\s+/g, ' ');
  const example = said.length > 30 ? 'A' : said;
  return t('sayOnWhichFrame32', { example });
}

/** Reads text of presses: inputs or moves and their frame, one item after the other. Never throws. */
export function parseTyped(text: string, { fighter, gameId, lastFrame = Infinity }: TypedOptions = {}): Typed {
  const game = gameId ?? findFighter(fighter ?? '')?.gameId ?? DEFAULT_GAME_ID;
  let facing: WordContext['facing'] = 'right';
  let before: number | null = null;
  const placed: Placed[] = [];
  const problems: TypedProblem[] = [];
  const moves: NamedMove[] = [];
  for (const { item, at } of itemsOf(text)) {
    if (item.trim() === '') continue;
    if (problems.length === MOST_PROBLEMS) break;
    const turn = FACING.exec(item);
    if (turn !== null) {
      facing = turn[1]?.toLowerCase() === 'left' ? 'left' : 'right';
      continue;
    }
    const split = splitItem(item);
    const place = trimmed(item, at);
    const read = readInputs(split.inputs, at + split.at, { gameId: game, facing }, fighter);
    const frames: ReturnType<typeof framesInClip> | null =
      split.frames === null ? null : framesInClip(split.frames, before, lastFrame);
    if (frames !== null && typeof frames !== 'string') before = frames.start;
    if (read.problem !== null) problems.push(read.problem);
    else if (read.types.length === 0) problems.push({ ...place, message: t('sayWhatIsPressedThere') });
    else if (frames === null) problems.push({ ...place, message: missing(split) });
    else if (typeof frames === 'string') problems.push({ ...place, message: frames });
    else {
      placed.push(...read.types.map((type) => ({ type, ...frames, ...place })));
      const move = moveOfWords(split.inputs, fighter);
      if (move !== null) moves.push({ frame: frames.start, move });
    }
  }
  const fitting = fit(placed);
  return {
    presses: fitting.presses,
    moves: inOrder(moves),
    problems: [...problems, ...fitting.problems].sort((a, b) => a.from - b.from),
  };
}

/** The presses that can stand in one track, the earlier ones first, and what keeps the others out. */
function fit(placed: readonly Placed[]): Omit<Typed, 'moves'> {
  const latest = new Map<Button, TrackPress>();
  const presses: TrackPress[] = [];
  const problems: TypedProblem[] = [];
  for (const { from, to, ...press } of placed.toSorted(comparePresses)) {
    const taken = latest.get(buttonOf(press.type));
    if (taken !== undefined && !canFollow(taken, press)) {
      const until = taken.end ?? taken.start;
      const key = until > taken.start ? 'stillHeldThere' : 'pressedAlready';
      problems.push({ from, to, message: t(key, { start: press.start, input: pressWords(taken.type), until }) });
      continue;
    }
    latest.set(buttonOf(press.type), press);
    presses.push(press);
  }
  return { presses, problems };
}
