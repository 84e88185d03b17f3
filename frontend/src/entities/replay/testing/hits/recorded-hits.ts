import {
  SlippiGame,
  type ComboType,
  type FramesType,
  type PlayerType,
  type PostFrameUpdateType,
} from '@slippi/slippi-js';
import { slugOf } from '@combolab/contracts';
import { isAttackState, meleeFighterNow, meleeMove } from '../../melee.js';
import type { RecordedHit } from './recorded-hit.js';
import { StaleQueue } from './stale-queue.js';

/** States of somebody who reels from a hit, who is held, who crouches or goes down to it. */
const isReeling = (state: number): boolean => state >= 75 && state <= 91;
const isHeld = (state: number): boolean => state >= 223 && state <= 243;
const isThrow = (state: number): boolean => state >= 219 && state <= 222;
const isCrouching = (state: number): boolean => state >= 39 && state <= 40;
/** Specials, through whose states one use goes on. */
const isSpecial = (state: number): boolean => state >= 341;
/** Frames after it was held on which a fighter is still thrown: older replays have the damage a frame late. */
const THROWN = 2;
/** Percent come as single precision. */
const NOTICEABLE = 0.001;

/** Players, or the partners that follow them. */
type Group = 'players' | 'followers';
type Body = FramesType[number]['players'][number];

/** One player on one frame. */
interface Seen {
  readonly post: PostFrameUpdateType;
  readonly before: PostFrameUpdateType;
}

/** What is remembered of a player from frame to frame. */
class Fighter {
  readonly queue = new StaleQueue();
  /** Counts its attacks: a stretch in one state, or in the states of one special. */
  use = 0;
  /** Queue when what holds somebody first hit them: the release that follows has its damage from then. */
  whenHeld: readonly number[] | null = null;
  /** The last frame on which it was held. */
  heldOn = -Infinity;
}

/** All hits between two players of a game, in their order; and which of them lie in a combo that the replay's reader found. */
export function recordedHits(game: SlippiGame): readonly { readonly hit: RecordedHit; readonly inCombo: boolean }[] {
  const players = game.getSettings()?.players ?? [];
  const [one, two, ...more] = players;
  if (one === undefined || two === undefined || more.length > 0) return [];
  const combos = game.getStats()?.combos ?? [];
  const reader = new HitReader(game.getFrames(), [one, two]);
  return reader.read().map(({ hit, on }) => ({ hit, inCombo: combos.some((combo) => isIn(combo, on, hit.frame)) }));
}

const isIn = ({ playerIndex, startFrame, endFrame }: ComboType, on: number, frame: number): boolean =>
  playerIndex === on && frame >= startFrame && frame <= (endFrame ?? Infinity);

class HitReader {
  private readonly kept = new Map<number, Fighter>();

  constructor(
    private readonly frames: FramesType,
    private readonly players: readonly [PlayerType, PlayerType],
  ) {
    for (const { playerIndex } of players) this.kept.set(playerIndex, new Fighter());
  }

  read(): readonly { readonly hit: RecordedHit; readonly on: number }[] {
    const order = Object.keys(this.frames)
      .map(Number)
      .sort((a, b) => a - b);
    return order.flatMap((frame) => {
      for (const player of this.players) this.follow(player, frame);
      const [one, two] = this.players;
      return [this.hitOn(one, two, frame), this.hitOn(two, one, frame)].flatMap((hit) => hit ?? []);
    });
  }

  /** Absent, whatever its type says, where nobody has a partner. */
  private bodies(frame: number, group: Group): Readonly<Record<number, Body>> | undefined {
    return this.frames[frame]?.[group];
  }

  private seen({ playerIndex }: PlayerType, frame: number, group: Group = 'players'): Seen | null {
    const post = this.bodies(frame, group)?.[playerIndex]?.post;
    const before = this.bodies(frame - 1, group)?.[playerIndex]?.post;
    return post == null || before == null ? null : { post, before };
  }

  private follow(player: PlayerType, frame: number): void {
    const seen = this.seen(player, frame);
    const kept = this.kept.get(player.playerIndex);
    if (seen === null || kept === undefined) return;
    const { post, before } = seen;
    const [state, last] = [post.actionStateId ?? 0, before.actionStateId ?? 0];
    if (isHeld(last)) kept.heldOn = frame - 1;
    if ((post.stocksRemaining ?? 0) < (before.stocksRemaining ?? 0)) kept.queue.clear();
    const again = (post.actionStateCounter ?? 0) < (before.actionStateCounter ?? 0);
    if (state === last ? !again : isSpecial(state) && isSpecial(last)) return;
    kept.use += 1;
    kept.whenHeld = null;
  }

  private hitOn(
    defender: PlayerType,
    attacker: PlayerType,
    frame: number,
  ): { readonly hit: RecordedHit; readonly on: number } | null {
    const kept = this.kept.get(attacker.playerIndex);
    const by = this.seen(attacker, frame);
    const on = this.seen(defender, frame);
    if (kept === undefined || by === null) return null;
    const move = by.post.lastAttackLanded ?? 0;
    const struck = on !== null && gained(on) > NOTICEABLE;
    const found = struck ? this.hitOf({ defender, attacker, frame, kept, by, on, move }) : null;
    const thrown = frame - (this.kept.get(defender.playerIndex)?.heldOn ?? -Infinity) <= THROWN;
    const hit = on !== null && (begins(on) || thrown || (found?.held === true && !found.flying)) ? found : null;
    const partner = this.seen(defender, frame, 'followers');
    const landed = hit !== null || (partner !== null && gained(partner) > NOTICEABLE);
    if (landed && meleeMove(move) !== null)
      kept.queue.landed(move, this.hasPartner(attacker, frame) ? frame : kept.use);
    return hit === null ? null : { hit, on: defender.playerIndex };
  }

  private hasPartner({ playerIndex }: PlayerType, frame: number): boolean {
    return this.bodies(frame, 'followers')?.[playerIndex] !== undefined;
  }

  private hitOf(found: {
    readonly defender: PlayerType;
    readonly attacker: PlayerType;
    readonly frame: number;
    readonly kept: Fighter;
    readonly by: Seen;
    readonly on: Seen;
    readonly move: number;
  }): RecordedHit {
    const { defender, attacker, frame, kept, by, on, move } = found;
    const state = by.before.actionStateId ?? 0;
    const pair = this.hasPartner(defender, frame);
    const places = kept.queue.placesOf(move, pair ? kept.use : undefined);
    const heldOn = this.kept.get(defender.playerIndex)?.heldOn ?? -Infinity;
    const whenHeld =
      frame - heldOn <= THROWN && isThrow(by.post.actionStateId ?? 0) ? (kept.whenHeld ??= places) : null;
    const attacks = isAttackState(state) || isAttackState(by.post.actionStateId ?? 0);
    const partner = this.seen(attacker, frame, 'followers');
    const reels = isReeling(on.post.actionStateId ?? 0);
    return {
      frame,
      attacker: slugOf(meleeFighterNow(attacker.characterId, by.post.internalCharacterId ?? undefined) ?? ''),
      defender: slugOf(meleeFighterNow(defender.characterId, on.post.internalCharacterId ?? undefined) ?? ''),
      move: meleeMove(move),
      percent: on.before.percent ?? 0,
      dealt: gained(on),
      queue: whenHeld ?? places,
      crouching: isCrouching(on.before.actionStateId ?? 0),
      held: !reels && isHeldOrGrabbed(on),
      byPartner: !attacks && partner !== null && isAttackState(partner.before.actionStateId ?? 0),
      flying: !attacks,
      hitstun: reels ? hitstunOf(on.post) : null,
      hitlag: reels ? (on.post.hitlagRemaining ?? null) : null,
    };
  }
}

const gained = ({ post, before }: Seen): number => (post.percent ?? 0) - (before.percent ?? 0);

/** Whether a state of reeling begins, as it does with a hit; percent rise otherwise too. */
const begins = ({ post, before }: Seen): boolean =>
  isReeling(post.actionStateId ?? 0) &&
  (post.actionStateId !== before.actionStateId ||
    (post.actionStateCounter ?? 1) <= 2 ||
    post.actionStateCounter == null);

/** Held by a grab, or by a special that grabs, in which no state is of the usual ones. */
const isHeldOrGrabbed = ({ post, before }: Seen): boolean =>
  isHeld(post.actionStateId ?? 0) || (post.actionStateId === before.actionStateId && (post.actionStateId ?? 0) >= 223);

/** The counter of the frame, with what it had already lost where nothing froze it: it may run before the replay looks. */
function hitstunOf({ miscActionState, actionStateCounter }: PostFrameUpdateType): number | null {
  if (miscActionState == null || actionStateCounter == null) return null;
  return Math.round(miscActionState + Math.max(0, actionStateCounter - 1));
}
