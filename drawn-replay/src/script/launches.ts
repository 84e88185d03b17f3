/** How a defender flies after a hit, in units of the game. */
export interface Launch {
  readonly dx: number;
  readonly dy: number;
  /** How far above the straight way. */
  readonly arc: number;
  /** Number of the defender's action state. */
  readonly state: number;
  /** Beyond the lines at which a fighter is lost. */
  readonly finish: boolean;
}

/** Word, way right and up, arc, action state. */
const TABLE = `
grab          1    0   0 223
parry         0    0   0  53
pop           8   19   7  85
up            3   24   8  90
carry        17    9   6  85
diagonal     24   18   8  88
side         29   -2   8  88
ground       15 -120   3  89
down          7  -26   2  89
turn        -12    7   8  88
finish-up    14  215   0  90
finish-side 225   40   8  91
finish-down  16 -190   0  89`;

const LAUNCHES: ReadonlyMap<string, Launch> = new Map(
  TABLE.trim()
    .split('\n')
    .map((row) => {
      const [word = '', ...numbers] = row.trim().split(/\s+/);
      const [dx = 0, dy = 0, arc = 0, state = 0] = numbers.map(Number);
      return [word, { dx, dy, arc, state, finish: word.startsWith('finish') }];
    }),
);

/** @throws Error for a word that is no launch */
export function launchOf(word: string): Launch {
  const launch = LAUNCHES.get(word);
  if (launch === undefined) throw new Error(`no launch is called ${word}`);
  return launch;
}
