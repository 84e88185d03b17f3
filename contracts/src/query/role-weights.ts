/**
 * How much each kind of evidence about a fighter's role weighs. Evidence of one side is summed up against that of the other; where they
 * are even, or nothing but the words beside a name says anything, the reading beside the name stands.
 */
export const ROLE_WEIGHTS = {
  /** Words right before or behind the name: "vs", "as", "fox gets hit". */
  beside: 3,
  /** Who asks plays it: "you are ridley", "cloud here", "fox is who i use". */
  mine: 4,
  /** Somebody else plays it: "his fox", "my sister's daisy", "the falcos in my town", "falcon grabs me". */
  theirs: 4,
  /** It is what the others are for: "the pikachu matchup", "an answer to aegis". */
  answered: 4,
  /** "falcon dies to marth". */
  blow: 7,
  /** "beat him", where one's own is named as well: who is spoken of is hit. */
  spokenOf: 7,
  /** What the others do to one is asked for. */
  turned: 15,
  /** One's own, named again. */
  ownAgain: 7,
  /** Said of the same fighter elsewhere in the question. */
  again: 1,
  /** Nobody else is named, and combos of theirs are asked for. */
  alone: 7,
} as const;

export type RoleCue = keyof typeof ROLE_WEIGHTS;
