import { FRAMES_PER_SECOND, MAX_FRAME, type Action } from '../track/action.js';
import type { PressType } from '../track/press.js';
import type { PressEdge } from './edges.js';
import { lessonSteps } from './lesson-steps.js';
import type { PracticeRun } from './practice-run.js';
import { judgeRun } from './timed-judge.js';

/** Presses of one input within a second of real time that a hand can do. */
const MAX_RATE = 20;
/** From so many presses on, nobody is off by exactly the same each time. */
const MANY_PRESSES = 8;
/** Frames: what lies nearer is the same. */
const SAME = 0.001;
const TENTH = 0.1;
/** Clocks are not exact, and playing may begin a little behind the first frame. */
const DURATION_SLACK = 0.1;
const DURATION_SLACK_MS = 500;
/** Stalls of the video, ms. */
const STALLS_MS = 60_000;

const msOf = (frames: number, speed: number): number => (frames / FRAMES_PER_SECOND / speed) * 1000;

function* orderFaults(edges: readonly PressEdge[]): Generator<string> {
  if (edges.some(({ frame }, i) => frame < (edges[i - 1]?.frame ?? -Infinity))) yield 'The presses are not in order.';
  const down = new Map<PressType, boolean>();
  const twice = edges.find((edge) => {
    const before = down.get(edge.type);
    down.set(edge.type, edge.down);
    return before === edge.down;
  });
  if (twice !== undefined)
    yield twice.down
      ? 'An input is pressed twice without being let go.'
      : 'An input is let go twice without being pressed.';
}

/** Frames at which each input goes down. */
function downsOf(edges: readonly PressEdge[]): ReadonlyMap<PressType, readonly number[]> {
  const downs = new Map<PressType, number[]>();
  for (const { type, down, frame } of edges) {
    if (!down) continue;
    const own = downs.get(type);
    if (own) own.push(frame);
    else downs.set(type, [frame]);
  }
  return downs;
}

function* rateFaults({ edges, speed }: PracticeRun): Generator<string> {
  const second = FRAMES_PER_SECOND * speed;
  const tooFast = [...downsOf(edges).values()].some((frames) =>
    frames.some((frame, i) => frame - (frames[i - MAX_RATE] ?? -Infinity) < second),
  );
  if (tooFast) yield `An input is pressed more than ${String(MAX_RATE)} times in a second.`;
}

function* durationFaults(
  { edges, speed, section, durationMs }: PracticeRun,
  actions: readonly Action[],
): Generator<string> {
  const [from, to] = section ?? [-Infinity, Infinity];
  const judged = lessonSteps(actions).map(({ frame }) => frame);
  const frames = [...judged.filter((frame) => frame >= from && frame <= to), ...edges.map(({ frame }) => frame)];
  const [first, last] = [Math.min(...frames), Math.max(...frames)];
  if (frames.length > 0 && durationMs * (1 + DURATION_SLACK) + DURATION_SLACK_MS < msOf(last - first, speed))
    yield 'It took less time than the frames last at this speed.';
  if (durationMs > msOf(MAX_FRAME, speed) + STALLS_MS) yield 'It took longer than a clip can last at this speed.';
}

/** Errors of the presses as they were told: judgements have them to a tenth only, so the press is looked up again. */
function rawErrors({ edges, section }: PracticeRun, actions: readonly Action[]): number[] {
  const downs = downsOf(edges);
  return judgeRun(actions, edges, { ...(section !== null && { section }) }).presses.flatMap((press) => {
    if (press.kind === 'missed' || press.part === 'release') return [];
    const at = press.frame + press.error;
    const near = downs.get(press.type)?.find((frame) => Math.abs(frame - at) <= TENTH / 2 + SAME);
    return near === undefined ? [] : [near - press.frame];
  });
}

function* handFaults(run: PracticeRun, actions: readonly Action[]): Generator<string> {
  const errors = rawErrors(run, actions);
  if (errors.length < MANY_PRESSES) return;
  if (Math.max(...errors) - Math.min(...errors) < SAME)
    yield 'Every press is off by exactly the same: no hand is that even.';
}

/**
 * Why a run cannot have happened as it is told, in sentences; empty when it can. It is suspicion, not proof: it decides
 * what stands on a board, not whether somebody may practise.
 * @param actions of the combo in the version that was practised
 */
export function implausible(run: PracticeRun, actions: readonly Action[]): readonly string[] {
  const section = run.section !== null && run.section[0] > run.section[1] ? ['The section ends before it begins.'] : [];
  return [
    ...section,
    ...orderFaults(run.edges),
    ...rateFaults(run),
    ...durationFaults(run, actions),
    ...handFaults(run, actions),
  ];
}
