import { FRAMES_PER_SECOND, type Action, type Direction, type PressType } from '@combolab/contracts';
import type { SampledStick, SampledTrigger, StickPlace, StickSamples } from '../sticks/stick-samples.js';
import { PARTS, partOfPress, tiltOf, type Part } from './parts.js';

/** Frames a plain press stays lit: 350 ms of the clip's own time, so that it slows with the clip. */
export const PRESS_FRAMES = (350 / 1000) * FRAMES_PER_SECOND;

/**
 * `pressed`: a plain press; `held`: a hold that ends; `open`: a hold that is never released;
 * `ghost`: a plain press that is over, of a frame shortly before the one that stands.
 */
export type PartMode = 'up' | 'ghost' | 'pressed' | 'held' | 'open';

/** One part at a frame. */
export interface PartState {
  mode: PartMode;
  /** How much of a plain press' time to be lit is over, 0 to below 1; 0 otherwise. */
  progress: number;
  /** Where a stick points; null while it rests, and on buttons. */
  tilt: Direction | null;
  /** Where a stick is by its samples; null without. */
  place: StickPlace | null;
  /** How far a trigger is pulled by its samples, 0 to 1; null without. */
  pull: number | null;
}
/** Every part of a controller at a frame. */
export type ControllerState = Readonly<Record<Part, PartState>>;

/** A controller that nobody touches. */
export const restingState = (): ControllerState =>
  Object.fromEntries(
    PARTS.map((part): [Part, PartState] => [part, { mode: 'up', progress: 0, tilt: null, place: null, pull: null }]),
  ) as ControllerState;

/** Lit from `start` up to but without `end`. */
interface Span {
  readonly start: number;
  end: number;
  readonly type: PressType;
  mode: 'pressed' | 'held' | 'open';
}

/** From `from` on this span shows, or nothing. */
interface Segment {
  readonly from: number;
  readonly span: Span | null;
}

/**
 * Presses and holds in the order they begin. A hold is lit from its start (or, without one, from where it is first kept)
 * up to the frame that releases it, and open when it is begun again before or never ends. A press of what is held adds nothing.
 */
function spansOf(actions: readonly Action[]): readonly Span[] {
  const spans: Span[] = [];
  const held = new Map<PressType, Span>();
  for (const { frame, presses } of [...actions].sort((a, b) => a.frame - b.frame))
    for (const { type, hold } of presses) {
      const before = held.get(type);
      if (hold === 'END_HOLD') {
        if (before !== undefined) Object.assign(before, { end: frame, mode: 'held' });
        held.delete(type);
        continue;
      }
      if (before !== undefined && hold !== 'START_HOLD') continue;
      if (before !== undefined) before.end = frame;
      const span: Span =
        hold === 'SELECT_NO_HOLD'
          ? { start: frame, end: frame + PRESS_FRAMES, type, mode: 'pressed' }
          : { start: frame, end: Infinity, type, mode: 'open' };
      spans.push(span);
      if (span.mode === 'open') held.set(type, span);
    }
  return spans;
}

/** What shows when: of the spans that are lit together the one that began last. */
function segmentsOf(spans: readonly Span[]): readonly Segment[] {
  const edges = [...new Set(spans.flatMap(({ start, end }) => [start, end]))]
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const lit: Span[] = [];
  let next = 0;
  return edges.map((from): Segment => {
    for (let span = spans[next]; span !== undefined && span.start <= from; span = spans[++next]) lit.push(span);
    while ((lit.at(-1)?.end ?? Infinity) <= from) lit.pop();
    return { from, span: lit.at(-1) ?? null };
  });
}

/** The span at a frame, found by halving. */
function spanAt(segments: readonly Segment[], frame: number): Span | null {
  let low = 0;
  let high = segments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((segments[middle]?.from ?? Infinity) <= frame) low = middle + 1;
    else high = middle;
  }
  return segments[low - 1]?.span ?? null;
}

/** What of a part is lit while the clip plays, and what is down where it stands: there a plain press lasts one frame. */
interface PartSegments {
  readonly lit: readonly Segment[];
  readonly down: readonly Segment[];
}

const asItStands = (span: Span): Span => (span.mode === 'pressed' ? { ...span, end: span.start + 1 } : span);

function write(state: PartState, span: Span | null, mode: PartMode, frame: number): void {
  const fades = span?.mode === 'pressed';
  state.mode = mode;
  state.progress = fades ? (frame - span.start) / PRESS_FRAMES : 0;
  state.tilt = span === null ? null : tiltOf(span.type);
}

/**
 * All presses of a combo, prepared so that the state at any frame costs a few comparisons.
 * `partOf` leads each press to the viewer's part; presses that land on one part show once.
 */
export class PressIndex {
  private readonly segments: ReadonlyMap<Part, PartSegments>;

  /** @param samples how sticks and triggers moved; null where nobody knows */
  constructor(
    actions: readonly Action[],
    private readonly partOf: (type: PressType) => PressType = (type) => type,
    private readonly samples: StickSamples | null = null,
  ) {
    const byPart = new Map<Part, Span[]>(PARTS.map((part) => [part, []]));
    for (const span of spansOf(actions)) byPart.get(partOfPress(partOf(span.type)))?.push(span);
    this.segments = new Map(
      [...byPart].map(([part, spans]) => [
        part,
        { lit: segmentsOf(spans), down: segmentsOf(spans.map((span) => asItStands(span))) },
      ]),
    );
  }

  /**
   * The state at a frame of a clip that plays: a plain press stays lit for `PRESS_FRAMES`, long enough to be seen.
   * Written into `into` when given, so that nothing is made anew for each frame.
   */
  at(frame: number, into: ControllerState = restingState()): ControllerState {
    for (const [part, { lit }] of this.segments) {
      const span = spanAt(lit, frame);
      write(into[part], span, span?.mode ?? 'up', frame);
    }
    return this.placed(frame, into);
  }

  /** The state at a frame that stands: exactly what is down there, and as ghosts the plain presses that would still be lit. */
  standingAt(frame: number, into: ControllerState = restingState()): ControllerState {
    for (const [part, { lit, down }] of this.segments) {
      const span = spanAt(down, frame);
      const past = span ?? spanAt(lit, frame);
      write(into[part], past, span?.mode ?? (past === null ? 'up' : 'ghost'), frame);
    }
    return this.placed(frame, into);
  }

  private placed(frame: number, into: ControllerState): ControllerState {
    if (this.samples !== null) placeSampled(into, this.samples, frame, this.partOf);
    return into;
  }
}

const SAMPLED_STICKS: readonly SampledStick[] = ['CONTROL_STICK', 'C_STICK'];
const SAMPLED_TRIGGERS: readonly SampledTrigger[] = ['L_TRIGGER', 'R_TRIGGER'];

/** Puts sticks and triggers where the samples of a frame have them; on the viewer's controller a stick may be another one. */
export function placeSampled(
  into: ControllerState,
  samples: StickSamples,
  frame: number,
  partOf: (type: PressType) => PressType = (type) => type,
): void {
  for (const stick of SAMPLED_STICKS) into[partOfPress(partOf(`${stick}_UP`))].place = samples.stick(stick, frame);
  for (const trigger of SAMPLED_TRIGGERS) into[partOfPress(partOf(trigger))].pull = samples.trigger(trigger, frame);
}
