import { isCommandGrabbed, isDamaged, isDead, isDown, isGrabbed, isTeching, Timers } from '@slippi/slippi-js';
import type { FramesType, PostFrameUpdateType } from '@slippi/slippi-js';
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

/** A body on a frame and on the one before it. */
interface Seen {
  readonly now: PostFrameUpdateType;
  readonly before: PostFrameUpdateType | undefined;
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
    private readonly frames: FramesType,
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
    const by = this.seen(this.pair.attacker, frame);
    const on = this.seen(this.pair.defender, frame);
    if (by === null || on === null) {
      // somebody is out of the game
      this.end(frame - 1, false);
      return;
    }
    if (
      by.now.actionStateId !== this.hitState ||
      (by.now.actionStateCounter ?? NaN) < (by.before === undefined ? 0 : (by.before.actionStateCounter ?? NaN))
    )
      this.hitState = undefined;
    const state = on.now.actionStateId ?? -1;
    const damage = on.before === undefined ? 0 : (on.now.percent ?? 0) - (on.before.percent ?? 0);
    if (caught(state)) this.catchOn(frame, damage, by, on);
    if (this.open === null) return;
    this.free = caught(state) || down(state) ? 0 : this.free + 1;
    const lost = on.before !== undefined && (on.before.stocksRemaining ?? 0) > (on.now.stocksRemaining ?? 0);
    if (lost) this.end(frame, this.isOwn(on.before));
    else if (this.free > Timers.COMBO_STRING_RESET_FRAMES) this.end(frame, false);
  }

  private catchOn(frame: number, damage: number, by: Seen, on: Seen): void {
    const own = this.isOwn(on.now);
    if (!own && damage > 0) this.end(frame - 1, false);
    if (!own || (!this.alone && this.open === null && damage === 0)) return;
    this.open ??= { startFrame: frame, startPercent: on.before?.percent ?? 0, hits: [] };
    if (damage === 0) return;
    // two hits of one use of a move are one move
    if (this.hitState === undefined) {
      this.move = { frame, moveId: by.now.lastAttackLanded ?? 0, damage: 0 };
      this.open.hits.push(this.move);
    }
    if (this.move !== null) this.move.damage += damage;
    // in a trade the attacker's state is one of being hit by now
    this.hitState = by.before?.actionStateId;
  }

  private isOwn(on: PostFrameUpdateType | undefined): boolean {
    return this.alone || on?.lastHitBy === this.pair.attacker;
  }

  private end(frame: number, killed: boolean): void {
    if (this.open !== null) this.found.push({ ...this.open, pair: this.pair, endFrame: frame, killed });
    this.open = null;
    this.move = null;
    // what goes on of a move that somebody else cut into begins anew
    if (!this.alone) this.hitState = undefined;
  }

  private seen(player: number, frame: number): Seen | null {
    const now = this.frames[frame]?.players[player]?.post;
    return now == null ? null : { now, before: this.frames[frame - 1]?.players[player]?.post };
  }
}
