import { isCommandGrabbed, isDamaged, isDead, isDown, isGrabbed, isTeching, Timers } from '@slippi/slippi-js';
import type { GameFrames } from './game-frames.js';
import { attackAt, counterAt, hitByAt, percentAt, stateAt, stocksAt } from './post-frame.js';
import type { Pair } from './replay.js';

/** A move that landed. */
export interface Hit {
  readonly frame: number;
  /** As the game numbers attacks. */
  readonly moveId: number;
  readonly damage: number;
}

/** Hits of one player on another, as slippi-js finds them in games of two. */
export interface HitString {
  readonly pair: Pair;
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
  readonly hits: { frame: number; moveId: number; damage: number }[];
}

/** Where a body is told of on a frame and on the one before it; 0 where it is not. */
interface Seen {
  readonly now: number;
  readonly before: number;
}

const caught = (state: number): boolean => isDamaged(state) || isGrabbed(state) || isCommandGrabbed(state);
const down = (state: number): boolean => isTeching(state) || isDown(state) || isDead(state);

/**
 * Follows one pair through a game. It begins, counts and ends strings of hits as `ComboComputer` of slippi-js does, which
 * reads games of two alone; among more, hits count for whom the game itself names as the one who hit last, and a hit by
 * somebody else ends the string, so that its percents are the attacker's own.
 */
export class PairWatch {
  private readonly found: HitString[] = [];
  private open: Open | null = null;
  private move: Open['hits'][number] | null = null;
  /** State of the attacker when it hit last; undefined once it does something else. */
  private hitState: number | undefined;
  /** Frames since the defender was last caught, down or teching. */
  private free = 0;

  /** @param alone nobody else is in the game: whoever is hit was hit by the other */
  constructor(
    private readonly frames: GameFrames,
    private readonly pair: Pair,
    private readonly alone: boolean,
  ) {}

  /** All strings up to the frame that was followed last, with the one that goes on. */
  strings(): readonly HitString[] {
    const { open, pair } = this;
    return open === null ? this.found : [...this.found, { ...open, pair, endFrame: undefined, killed: false }];
  }

  /** Frames are followed in order, each once. */
  follow(frame: number): void {
    const { frames } = this;
    const by = this.seen(this.pair.attacker, frame);
    const on = this.seen(this.pair.defender, frame);
    if (by.now === 0 || on.now === 0) {
      // somebody is out of the game
      this.end(frame - 1, false);
      return;
    }
    if (
      stateAt(frames, by.now) !== this.hitState ||
      counterAt(frames, by.now) < (by.before === 0 ? 0 : counterAt(frames, by.before))
    )
      this.hitState = undefined;
    const state = stateAt(frames, on.now);
    if (caught(state)) this.catchOn(frame, by, on);
    if (this.open === null) return;
    this.free = caught(state) || down(state) ? 0 : this.free + 1;
    const lost = on.before !== 0 && stocksAt(frames, on.before) > stocksAt(frames, on.now);
    if (lost) this.end(frame, this.isOwn(on.before));
    else if (this.free > Timers.COMBO_STRING_RESET_FRAMES) this.end(frame, false);
  }

  private catchOn(frame: number, by: Seen, on: Seen): void {
    const { frames } = this;
    const damage = on.before === 0 ? 0 : percentAt(frames, on.now) - percentAt(frames, on.before);
    const own = this.isOwn(on.now);
    if (!own && damage > 0) this.end(frame - 1, false);
    if (!own || (!this.alone && this.open === null && damage === 0)) return;
    this.open ??= { startFrame: frame, startPercent: percentAt(frames, on.before), hits: [] };
    if (damage === 0) return;
    // two hits of one use of a move are one move
    if (this.hitState === undefined) {
      this.move = { frame, moveId: attackAt(frames, by.now), damage: 0 };
      this.open.hits.push(this.move);
    }
    if (this.move !== null) this.move.damage += damage;
    // in a trade the attacker's state is one of being hit by now
    this.hitState = by.before === 0 ? undefined : stateAt(frames, by.before);
  }

  private isOwn(on: number): boolean {
    return this.alone || hitByAt(this.frames, on) === this.pair.attacker;
  }

  private end(frame: number, killed: boolean): void {
    if (this.open !== null) this.found.push({ ...this.open, pair: this.pair, endFrame: frame, killed });
    this.open = null;
    this.move = null;
    // what goes on of a move that somebody else cut into begins anew
    if (!this.alone) this.hitState = undefined;
  }

  private seen(player: number, frame: number): Seen {
    return { now: this.frames.post(player, frame), before: this.frames.post(player, frame - 1) };
  }
}
