/** One hit as a replay has it; numbers only, so that a few can be kept. */
export interface RecordedHit {
  /** Frame of the game. */
  readonly frame: number;
  /** Slugs of the roster. */
  readonly attacker: string;
  readonly defender: string;
  /** Id of the move; null for items and the like. */
  readonly move: string | null;
  /** Percent of the defender before it, not rounded. */
  readonly percent: number;
  /** What it adds. */
  readonly dealt: number;
  /** Places from 1 to 9 that the move has in the attacker's queue of moves that landed. */
  readonly queue: readonly number[];
  readonly crouching: boolean;
  /** The defender is held and stays so. */
  readonly held: boolean;
  /** Somebody else's attack stands behind the move's name: the attacker's partner was attacking, the attacker was not. */
  readonly byPartner: boolean;
  /** The attacker was in no attack: it flew, or was thrown. */
  readonly flying: boolean;
  /** Frames of hitstun; null where the replay is too old to have them, or the hit gives none. */
  readonly hitstun: number | null;
  /** Frames that the defender is frozen, that of the hit among them; null where the replay is too old. */
  readonly hitlag: number | null;
}
