import type { Body, GameFrames } from './game-frames.js';
import { isAttackState } from './melee.js';
import { attackAt, counterAt, hitlagAt, stateAt } from './post-frame.js';

/** A move that landed. */
export interface Hit {
  readonly frame: number;
  /** As the game numbers attacks. */
  readonly moveId: number;
  readonly damage: number;
  /** Which body of the attacker's port it is of. */
  readonly by: Body;
}

/** One body of who attacks, followed through a game, with the move it is in. */
export class AttackingBody {
  /** Where it is told of on the frame and on the one before; 0 where it is not. */
  private now = 0;
  private before = 0;
  private move: { frame: number; moveId: number; damage: number; by: Body } | null = null;
  /** Its state when it hit last; undefined once it does something else. */
  private hitState: number | undefined;

  constructor(
    private readonly frames: GameFrames,
    private readonly port: number,
    private readonly body: Body,
  ) {}

  get isThere(): boolean {
    return this.now !== 0;
  }

  /** Frames are followed in order, each once. */
  follow(frame: number): void {
    const { frames, port, body } = this;
    this.now = frames.post(port, frame, body);
    this.before = frames.post(port, frame - 1, body);
    if (
      stateAt(frames, this.now) !== this.hitState ||
      counterAt(frames, this.now) < (this.before === 0 ? 0 : counterAt(frames, this.before))
    )
      this.hitState = undefined;
  }

  /** How much speaks for its being the one who hits on this frame, from 0. */
  likeliness(): number {
    const { frames, now, before } = this;
    if (now === 0) return 0;
    if (before !== 0 && attackAt(frames, now) !== attackAt(frames, before)) return 4;
    if (!isAttackState(stateAt(frames, now))) return 1;
    return hitlagAt(frames, now) > 0 ? 3 : 2;
  }

  /** It hits. @returns the move where it is a new one: two hits of one use of a move are one */
  hit(frame: number, damage: number): Hit | null {
    const { frames, now, before, hitState, body } = this;
    const next = hitState === undefined ? { frame, moveId: attackAt(frames, now), damage: 0, by: body } : null;
    if (next !== null) this.move = next;
    if (this.move !== null) this.move.damage += damage;
    // in a trade its state is one of being hit by now
    this.hitState = before === 0 ? undefined : stateAt(frames, before);
    return next;
  }

  /** What it does next belongs to another string of hits; with `anew`, what goes on of its move is a move of its own there. */
  leave(anew: boolean): void {
    this.move = null;
    if (anew) this.hitState = undefined;
  }
}
