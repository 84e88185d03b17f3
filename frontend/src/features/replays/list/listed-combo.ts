import type { FoundCombo, FoundReplay, ReplayPlayer } from '../../../entities/replay/replay.js';
import type { ShelvedReplay } from '../reading/shelf.js';
import { scoreOf, type Score } from './score.js';

/** A combo of the list, with the game it is of. */
export interface ListedCombo {
  /** Names it among all that are listed, for as long as the page is open. */
  readonly id: string;
  readonly file: File;
  readonly replay: FoundReplay;
  readonly combo: FoundCombo;
  readonly score: Score;
  readonly attacker: ReplayPlayer;
  readonly defender: ReplayPlayer;
}

/** One hit is no combo. */
const LEAST_MOVES = 2;

const NOBODY = (port: number): ReplayPlayer => ({ port, fighter: null, name: '', code: '' });

/** Tells a combo from all others of its game. */
const placeOf = ({ pair, onPartner, start }: FoundCombo): readonly (number | string)[] => [
  ...[pair.attacker, onPartner === true ? `${String(pair.defender)}+` : pair.defender, start],
];

const made = new WeakMap<ShelvedReplay, readonly ListedCombo[]>();

function combosOf(shelved: ShelvedReplay): readonly ListedCombo[] {
  const { file, found } = shelved;
  const playerOf = (port: number): ReplayPlayer => found.players.find((each) => each.port === port) ?? NOBODY(port);
  return found.combos
    .filter(({ moves }) => moves.length >= LEAST_MOVES)
    .map((combo) => ({
      id: [file.name, file.size, file.lastModified, ...placeOf(combo)].join('/'),
      ...{ file, replay: found, combo, score: scoreOf(combo) },
      attacker: playerOf(combo.pair.attacker),
      defender: playerOf(combo.pair.defender),
    }));
}

/** The combos of several moves of all replays; the same objects for the same replay. */
export function listedCombos(replays: readonly ShelvedReplay[]): readonly ListedCombo[] {
  return replays.flatMap((shelved) => {
    const known = made.get(shelved) ?? combosOf(shelved);
    made.set(shelved, known);
    return known;
  });
}
