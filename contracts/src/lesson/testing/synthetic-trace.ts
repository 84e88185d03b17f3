import { FRAMES_PER_SECOND, type Action } from '../../track/action.js';
import type { PressType } from '../../track/press.js';
import { clipLatency, edgesBetween, videoFrameOf, type PressEdge } from '../edges.js';
import { lessonSteps, startsHold } from '../lesson-steps.js';
import { SeededRandom } from './random.js';

/** How a hand and its pad behave; frames are of the clip. */
export interface TraceOptions {
  readonly seed: number;
  /** Speed the clip plays at; 1 by default. */
  readonly speed?: number;
  /** Deviation of each press, frames; 1 by default, never off by more than three of it. */
  readonly jitter?: number;
  /** Frames the hand falls behind in each second of the clip; 0 by default. */
  readonly drift?: number;
  /** Frames late on purpose, by place of the action. */
  readonly late?: (index: number) => number;
  /** How likely the contact of a press or release bounces for up to 5 ms; 0.2 by default. */
  readonly bounce?: number;
  /** How likely all presses of an action happen at once; 0.3 by default. */
  readonly together?: number;
  /** Between two looks at the pad, ms; 16.7 by default. */
  readonly pollMs?: number;
  /** How much later than it happened the pad tells, ms; 0 by default. The edges are corrected for it. */
  readonly delayMs?: number;
}

/** One look at the pad. */
export interface TraceSample {
  /** When, ms of the page's clock. */
  readonly at: number;
  /** When the pad last changed, ms of the page's clock. */
  readonly timestamp: number;
  readonly pressed: ReadonlySet<PressType>;
}

export interface SyntheticTrace {
  /** When each input really went down or came up and stayed so, by time. */
  readonly truth: readonly PressEdge[];
  readonly samples: readonly TraceSample[];
  /** The same as a page makes them of its samples and of the pictures shown. */
  readonly edges: readonly PressEdge[];
}

/** When the clip begins to play, ms of the page's clock. */
export const BEGIN_MS = 1234.5;
const BOUNCE_MS = 5;
/** How long plain presses stay down after their action is done, frames. */
const DWELL = [3, 6] as const;

interface Contact {
  readonly type: PressType;
  readonly down: boolean;
  readonly at: number;
}

/** What the hand does, in frames of the clip. */
function handOf(actions: readonly Action[], options: TraceOptions, random: SeededRandom): PressEdge[] {
  const { jitter = 1, drift = 0, late = () => 0, together = 0.3 } = options;
  const steps = lessonSteps(actions);
  return steps.flatMap(({ index, frame, begin, release }, place) => {
    const base = frame + late(index) + (drift * frame) / FRAMES_PER_SECOND;
    const shared = random.chance(together) ? random.bell(jitter) : null;
    const isStick = (type: PressType): boolean => type.startsWith('CONTROL_STICK');
    const turned = random.bell(jitter);
    const when = (type: PressType): number => base + (isStick(type) ? turned : (shared ?? random.bell(jitter)));
    const pressed = begin.map((type): PressEdge => ({ type, down: true, frame: when(type) }));
    const letGoOf = release.map((type): PressEdge => ({ type, down: false, frame: when(type) }));
    const allDone = Math.max(...[...pressed, ...letGoOf].map(({ frame: at }) => at));
    const letGo = begin
      .filter((type) => !startsHold(steps, place, type))
      .map((type): PressEdge => ({ type, down: false, frame: allDone + random.between(...DWELL) }));
    return [...letGoOf, ...pressed, ...letGo];
  });
}

/** A contact as the metal makes it: sometimes there, gone and there again, the last at the true time. */
function bounced({ type, down, at }: Contact, random: SeededRandom): Contact[] {
  const gone = random.between(0.5, BOUNCE_MS / 2);
  const first = gone + random.between(0.5, BOUNCE_MS / 2);
  return [
    { type, down, at: at - first },
    { type, down: !down, at: at - gone },
    { type, down, at },
  ];
}

function samplesOf(contacts: readonly Contact[], until: number, pollMs: number, offset: number): TraceSample[] {
  const samples: TraceSample[] = [];
  let pressed: ReadonlySet<PressType> = new Set();
  let timestamp = 0;
  let next = 0;
  for (let at = BEGIN_MS + offset; at < until; at += pollMs) {
    for (let contact = contacts[next]; contact !== undefined && contact.at <= at; contact = contacts[++next]) {
      const others = [...pressed].filter((type) => type !== contact.type);
      pressed = new Set(contact.down ? [...others, contact.type] : others);
      timestamp = contact.at;
    }
    samples.push({ at, timestamp, pressed });
  }
  return samples;
}

/** Edges as a page sees them: by the pad's timestamp and the picture shown last. */
function seenEdges(samples: readonly TraceSample[], speed: number, delayMs: number): PressEdge[] {
  const frameMs = 1000 / FRAMES_PER_SECOND / speed;
  return samples.flatMap(({ at, timestamp, pressed }, i) => {
    const before = samples[i - 1]?.pressed ?? new Set();
    if (before === pressed) return [];
    const shown = Math.floor((at - BEGIN_MS) / frameMs);
    const picture = {
      mediaTime: shown / FRAMES_PER_SECOND,
      expectedDisplayTime: BEGIN_MS + shown * frameMs,
      rate: speed,
      latency: clipLatency(delayMs, speed),
    };
    return edgesBetween(before, pressed, videoFrameOf(picture, timestamp));
  });
}

/** A run of somebody human on a real pad, the same for the same seed. */
export function syntheticTrace(actions: readonly Action[], options: TraceOptions): SyntheticTrace {
  const { seed, speed = 1, bounce = 0.2, pollMs = 16.7, delayMs = 0 } = options;
  const random = new SeededRandom(seed);
  const byFrame = (a: PressEdge, b: PressEdge): number => a.frame - b.frame || Number(a.down) - Number(b.down);
  const truth = handOf(actions, options, random).sort(byFrame);
  const msOf = (frame: number): number => BEGIN_MS + (frame / FRAMES_PER_SECOND / speed) * 1000 + delayMs;
  const contacts = truth
    .map(({ type, down, frame }): Contact => ({ type, down, at: msOf(frame) }))
    .flatMap((contact) => (random.chance(bounce) ? bounced(contact, random) : [contact]))
    .sort((a, b) => a.at - b.at);
  const samples = samplesOf(contacts, (contacts.at(-1)?.at ?? BEGIN_MS) + 200, pollMs, random.between(0, pollMs));
  return { truth, samples, edges: seenEdges(samples, speed, delayMs) };
}
