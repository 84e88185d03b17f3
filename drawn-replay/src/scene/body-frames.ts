import type { RawFrame } from './raw-frames.js';
import type { BodyFrame, SceneHit } from './replay-scene.js';
import { isHurt } from './states.js';

/** What is told of a stretch in one state. */
interface Stretch {
  readonly begin: number;
  /** Place after its last. */
  readonly end: number;
}

function lagsOf(raw: readonly (RawFrame | null)[], hits: readonly SceneHit[], body: number): readonly number[] {
  const derived = raw.map(() => 0);
  for (const { at, lag, victim, attacker, near } of hits) {
    if (victim !== body && !(attacker === body && near)) continue;
    for (let left = lag; left > 0; left -= 1) {
      const place = at + lag - left;
      if (place < derived.length) derived[place] = Math.max(derived[place] ?? 0, left);
    }
  }
  return raw.map((frame, at) => frame?.hitlag ?? derived[at] ?? 0);
}

/** Where states begin: another state, a counter that fell, a hurt body hit again. */
function stretchesOf(raw: readonly (RawFrame | null)[], struck: ReadonlySet<number>): readonly Stretch[] {
  const begins = raw.flatMap((frame, at) => {
    const before = raw[at - 1] ?? null;
    if (frame === null || before === null) return [at];
    const fell = frame.counter !== null && before.counter !== null && frame.counter < before.counter - 0.5;
    return frame.state !== before.state || fell || (isHurt(frame.state) && struck.has(at)) ? [at] : [];
  });
  return begins.map((begin, which) => ({ begin, end: begins[which + 1] ?? raw.length }));
}

/**
 * The frames of one body with what follows from them. `standsOn` tells whether a body that the file says nothing of stands on something.
 */
export function bodyFrames(
  raw: readonly (RawFrame | null)[],
  hits: readonly SceneHit[],
  body: number,
  standsOn: (at: number) => boolean,
): readonly (BodyFrame | null)[] {
  const lags = lagsOf(raw, hits, body);
  const struck = new Set(hits.filter(({ victim }) => victim === body).map(({ at }) => at));
  const landed = hits.filter(({ attacker, near }) => attacker === body && near);
  return stretchesOf(raw, struck).flatMap(({ begin, end }) => {
    const ages: number[] = [];
    let age = 0;
    for (let at = begin; at < end; at += 1) {
      ages.push(age);
      if ((lags[at] ?? 0) <= 0) age += 1;
    }
    const first = landed.find(({ at }) => at >= begin && at < end);
    const hitAge = first === undefined ? null : (ages[first.at - begin] ?? null);
    return raw.slice(begin, end).map((frame, since): BodyFrame | null => {
      if (frame === null) return null;
      const { x, y, facing, state, percent, shield, stocks, airborne } = frame;
      const at = begin + since;
      return {
        ...{ x, y, facing, state, percent, shield, stocks, begin, hitAge },
        grounded: airborne === null ? standsOn(at) : !airborne,
        age: ages[since] ?? 0,
        length: Math.max(1, age),
        lag: lags[at] ?? 0,
      };
    });
  });
}
