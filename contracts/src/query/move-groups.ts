import { Phrases } from './phrases.js';

/** Kinds of moves that players leave out as one, and the moves they mean. */
const KINDS: readonly (readonly [label: string, phrases: string, moves: string])[] = [
  ['specials', 'specials, special moves, b moves', 'neutral-special side-special up-special down-special'],
  ['smash attacks', 'smash attacks, smash attack, smashes', 'forward-smash up-smash down-smash'],
  ['tilts', 'tilts, tilt attacks', 'forward-tilt up-tilt down-tilt'],
  ['aerials', 'aerials, aerial attacks, air attacks', 'neutral-air forward-air back-air up-air down-air'],
  ['throws', 'throws', 'forward-throw back-throw up-throw down-throw'],
];

export interface MoveGroup {
  readonly label: string;
  readonly moves: readonly string[];
}

function build(): Phrases<MoveGroup> {
  const phrases = new Phrases<MoveGroup>();
  for (const [label, list, moves] of KINDS)
    for (const phrase of list.split(', ')) phrases.add(phrase, { label, moves: moves.split(' ') });
  return phrases;
}

let made: Phrases<MoveGroup> | undefined;
/** Every spelling of the kinds of moves; made once. */
export const moveGroups = (): Phrases<MoveGroup> => (made ??= build());
