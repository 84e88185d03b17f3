import { isCommandGrabbed, isDamaged, isDead, isDown, isGrabbed, isTeching, Timers } from '@slippi/slippi-js';
import { AttackingBody, type Hit } from './attacking-body.js';
import type { Body, GameFrames } from './game-frames.js';
import { hitByAt, percentAt, stateAt, stocksAt } from './post-frame.js';
import type { Pair } from './replay.js';

/** Hits of one player on another, as slippi-js finds them in games of two. */
export interface HitString {
  readonly pair: Pair;
  /** Which body of the defender's port is hit. */
  readonly on: Body;
  /** On which the defender was first caught, be it by a grab. */
  readonly startFrame: number;
  /** The last frame that belongs to it; undefined when the game ends before it does. */
  readonly endFrame: number | undefined;
  readonly startPercent: number;
  readonly hits: readonly Hit[];
  readonly killed: boolean;
}

interface Open {
  readonly startFrame: number;
  readonly startPercent: number;
  readonly hits: Hit[];
}

/** Where who is hit is told of on a frame and on the one before it; 0 where it is not. */
interface Seen {
  readonly now: number;
  readonly before: number;
}

const caught = (state: number): boolean => isDamaged(state) || isGrabbed(state) || isCommandGrabbed(state);
const down = (state: number): boolean => isTeching(state) || isDown(state) || isDead(state);

/**
 * Follows one pair through a game. It begins, counts and ends strings of hits as `ComboComputer` of slippi-js does, which
 * reads games of two alone; among more, hits count for whom the game itself names as the one who hit last, and a hit by
 * somebody else ends the string, so that its percents are the attacker's own. Of Ice Climbers slippi-js knows Popo alone:
 * here a hit is of the body that lands it, and hits on the partner make strings of their own.
 */
export class PairWatch {
  private readonly found: HitString[] = [];
  private open: Open | null = null;
  private readonly attackers: readonly AttackingBody[];
  /** Frames since the defender was last caught, down or teching. */
  private free = 0;

  /** @param alone nobody else is in the game: whoever is hit was hit by the other */
  constructor(
    private readonly frames: GameFrames,
    private readonly pair: Pair,
    private readonly alone: boolean,
    private readonly body: Body,
  ) {
    this.attackers = frames.bodies(pair.attacker).map((each) => new AttackingBody(frames, pair.attacker, each));
  }

  /** All strings up to the frame that was followed last, with the one that goes on. */
  strings(): readonly HitString[] {
    const { open, pair, body } = this;
    return open === null
      ? this.found
      : [...this.found, { ...open, pair, on: body, endFrame: undefined, killed: false }];
  }

  /** Frames are followed in order, each once. */
  follow(frame: number): void {
    const { frames } = this;
    const on = this.seen(frame);
    for (const each of this.attackers) each.follow(frame);
    if (this.attackers[0]?.isThere !== true || on.now === 0) {
      // somebody is out of the game
      this.end(frame - 1, false);
      return;
    }
    const state = stateAt(frames, on.now);
    if (caught(state)) this.catchOn(frame, on);
    if (this.open === null) return;
    this.free = caught(state) || down(state) ? 0 : this.free + 1;
    const lost = on.before !== 0 && stocksAt(frames, on.before) > stocksAt(frames, on.now);
    // whoever falls with its leader takes no stock of its own
    if (lost) this.end(frame, this.body === 'leader' && this.isOwn(on.before));
    else if (this.free > Timers.COMBO_STRING_RESET_FRAMES) this.end(frame, false);
  }

  private catchOn(frame: number, on: Seen): void {
    const { frames } = this;
    const damage = on.before === 0 ? 0 : percentAt(frames, on.now) - percentAt(frames, on.before);
    const own = this.isOwn(on.now);
    if (!own && damage > 0) this.end(frame - 1, false);
    if (!own || (!this.alone && this.open === null && damage === 0)) return;
    this.open ??= { startFrame: frame, startPercent: percentAt(frames, on.before), hits: [] };
    if (damage === 0) return;
    const hit = this.hitter()?.hit(frame, damage) ?? null;
    if (hit !== null) this.open.hits.push(hit);
  }

  /** The body that lands what hits on this frame: the one that is played where nothing tells them apart. */
  private hitter(): AttackingBody | undefined {
    return this.attackers.length < 2
      ? this.attackers[0]
      : this.attackers.reduce((best, each) => (each.likeliness() > best.likeliness() ? each : best));
  }

  private isOwn(on: number): boolean {
    return this.alone || hitByAt(this.frames, on) === this.pair.attacker;
  }

  private end(frame: number, killed: boolean): void {
    if (this.open !== null) this.found.push({ ...this.open, pair: this.pair, on: this.body, endFrame: frame, killed });
    this.open = null;
    // what goes on of a move that somebody else cut into begins anew
    for (const each of this.attackers) each.leave(!this.alone);
  }

  private seen(frame: number): Seen {
    const { frames, pair, body } = this;
    return { now: frames.post(pair.defender, frame, body), before: frames.post(pair.defender, frame - 1, body) };
  }
}
