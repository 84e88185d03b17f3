import { isClean } from './clean.js';
import { ON_TIME_FRAMES } from './nearness.js';
import { meanTenths } from './tenths.js';
import { JUDGE_WINDOW, type PressJudgement, type RunJudgement } from './timed-judge.js';

/** A run in numbers. */
export interface RunScore {
  /** 0 to 100, whole; 100 only when everything is on time and nothing extra. */
  readonly score: number;
  /** Presses and releases at most 1 frame off. */
  readonly onTime: number;
  /** Presses and releases asked for. */
  readonly total: number;
  /** Mean error of what was hit in frames, + late, to 0.1; 0 when nothing was. */
  readonly average: number;
  readonly extras: number;
  readonly missed: number;
  /** See {@link isClean}. */
  readonly clean: boolean;
}

/** 1 on time, then falling evenly to 0 at the edge of the window; 0 when missed. */
function points(press: PressJudgement): number {
  if (press.kind === 'missed') return 0;
  const beyond = Math.max(0, Math.abs(press.error) - ON_TIME_FRAMES);
  return Math.max(0, 1 - beyond / (JUDGE_WINDOW - ON_TIME_FRAMES));
}

/**
 * Score = 100 × max(0, sum of points − extras / 2) / total, rounded down. A press or release gives 1 point when at most
 * 1 frame off, then 1/14 less for each further frame (0 at 15 frames), and none when missed; each extra press takes half
 * a point. A run that asks for nothing scores 0.
 */
export function scoreOf({ presses, extras }: RunJudgement): RunScore {
  const total = presses.length;
  const errors = presses.flatMap((press) => (press.kind === 'hit' ? [press.error] : []));
  const sum = presses.reduce((so, press) => so + points(press), 0);
  const share = total === 0 ? 0 : Math.max(0, sum - extras.length / 2) / total;
  const onTime = errors.filter((error) => Math.abs(error) <= ON_TIME_FRAMES).length;
  return {
    score: Math.floor(100 * share + 1e-9),
    onTime,
    total,
    average: meanTenths(errors),
    extras: extras.length,
    missed: total - errors.length,
    clean: isClean({ total, right: errors.length, wrong: extras.length, onTime }),
  };
}
