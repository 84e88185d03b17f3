import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shieldOptions, shieldWindow, type FighterFrames, type ShieldOption } from '@combolab/contracts/frame-data';
import { root } from '../harness/root.js';
import { plainOptions, type PlainOption } from './plain-options.js';

/** Who attacks whom, and what each attack leaves, in frames. */
export interface Matchup {
  readonly attacker: FighterFrames;
  readonly defender: FighterFrames;
  readonly windows: readonly number[];
}

const NOT_FIGHTERS = ['about.json', 'stats.json', 'files.json'];
/** So many defenders for each attacker: all of them would be eight thousand pairs. */
const DEFENDERS = 3;

/** Every fighter of Ultimate as the attacker of those that follow in the roster. */
export function matchups(): readonly Matchup[] {
  const folder = join(root, 'frontend', 'public', 'frame-data', 'ssbu');
  const fighters = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !NOT_FIGHTERS.includes(file))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as FighterFrames);
  return fighters.flatMap((attacker, place) =>
    [...fighters, ...fighters]
      .slice(place + 1, place + 1 + DEFENDERS)
      .map((defender) => ({ attacker, defender, windows: windowsOf(attacker) })),
  );
}

const windowsOf = ({ moves }: FighterFrames): number[] =>
  moves.map((move) => shieldWindow(move)?.frames ?? null).filter((frames) => frames !== null);

const wordsOf = ({ move, cost, slack }: ShieldOption) => `${move.slug} ${String(cost)} ${String(slack)}`;

/** Whether both ways find the same options in the same order after every attack. */
export const isSame = ({ defender, windows }: Matchup): boolean =>
  windows.every((window) => {
    const { punishes, escapes, tooSlow } = shieldOptions(defender, window);
    const plain = plainOptions(defender, window);
    const of = (kind: PlainOption['kind']) =>
      plain
        .filter((each) => each.kind === kind)
        .map(({ slug, cost, slack }) => `${slug} ${String(cost)} ${String(slack)}`);
    return (
      punishes.map(wordsOf).join() === of('punish').join() &&
      escapes.map(wordsOf).join() === of('escape').join() &&
      tooSlow.map(wordsOf).join() === of('tooSlow').join()
    );
  });

/** All that the tool works out for a matchup: windows and options of every attack. Returns how many options there were. */
export function ours({ attacker, defender }: Matchup): number {
  let count = 0;
  for (const move of attacker.moves) {
    const frames = shieldWindow(move)?.frames ?? null;
    if (frames === null) continue;
    const { punishes, escapes, tooSlow } = shieldOptions(defender, frames);
    count += punishes.length + escapes.length + tooSlow.length;
  }
  return count;
}

/** The same by one plain loop, which is given the windows. */
export function plain({ defender, windows }: Matchup): number {
  let count = 0;
  for (const window of windows) count += plainOptions(defender, window).length;
  return count;
}
