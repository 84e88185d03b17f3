/** What a move is for the drawing. */
export interface ScriptedMove {
  /** Number of the attacker's action state. */
  readonly state: number;
  /** Percent it does; 0 for what only holds. */
  readonly damage: number;
  /** Frames from its beginning to its hit. */
  readonly startup: number;
}

/** Word, action state, percent, frames of start-up: middling ones, as fighters differ. */
const TABLE = `
jab             44  3  3
second-jab      45  3  3
dash-attack     50  9  7
forward-tilt    53  8  7
up-tilt         56  7  5
down-tilt       57  8  6
forward-smash   60 16 12
up-smash        63 15 10
down-smash      64 14 8
neutral-air     65  9  5
forward-air     66 11  7
back-air        67 12  7
up-air          68  9  6
down-air        69 12  9
grab           212  0  6
forward-throw  219  5  9
back-throw     220  6  9
up-throw       221  6  8
down-throw     222  5  8
neutral-special 341  8  8
side-special   347  9  9
up-special     353 13  5
down-special   360  8  3
parry          179  0 14`;

const MOVES: ReadonlyMap<string, ScriptedMove> = new Map(
  TABLE.trim()
    .split('\n')
    .map((row) => {
      const [word = '', state = '', damage = '', startup = ''] = row.trim().split(/\s+/);
      return [word, { state: Number(state), damage: Number(damage), startup: Number(startup) }];
    }),
);

/** @throws Error for a word that is no move */
export function scriptedMove(word: string): ScriptedMove {
  const move = MOVES.get(word);
  if (move === undefined) throw new Error(`no move is called ${word}`);
  return move;
}
