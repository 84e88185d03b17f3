import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { convertUltimate, type UltimateData } from './ultimate/convert.js';
import { ultimateAbout } from './ultimate/about.js';
import { listsFolder, listsOf } from './ultimate/lists.js';
import { writeMelee } from './melee/write-melee.js';
import { writeGame } from './write-game.js';

const pageFolder = fileURLToPath(new URL('../../../frontend/public/frame-data/', import.meta.url));
const [, , sources] = process.argv;
if (sources === undefined) throw new Error('Say the folder of the sources; docs/frame-data.md tells what is in it.');

/** A line for each entry, so that a change is seen as one. */
const written = (list: unknown): string =>
  Array.isArray(list)
    ? `[\n${list.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`
    : `${JSON.stringify(list, null, 2)}\n`;

const share = (part: number, of: number): string => `${((part / of) * 100).toFixed(2)} %`;

function tell({ fighters, cells, unread, windows, misfits }: UltimateData): void {
  const moves = fighters.flatMap((fighter) => fighter.moves);
  const hits = moves.flatMap((move) => move.hits);
  console.log(
    `Ultimate: ${String(fighters.length)} fighters, ${String(moves.length)} moves, ${String(hits.length)} hits`,
  );
  console.log(`cells not understood: ${String(unread.length)} of ${String(cells)}, ${share(unread.length, cells)}`);
  console.log(
    `windows by formula within a frame of print: ${String(windows - misfits.length)} of ${String(windows)}, ${share(windows - misfits.length, windows)}`,
  );
  console.log(
    `moves that the game's scripts give otherwise: ${String(moves.filter(({ disputed }) => disputed !== undefined).length)}`,
  );
  console.log(
    `hits with their knockback: ${share(hits.filter(({ knockback }) => knockback !== undefined).length, hits.length)}`,
  );
}

const ultimate = convertUltimate(sources);
writeGame(pageFolder, ultimateAbout, ultimate.fighters);
for (const [name, list] of Object.entries(listsOf(ultimate)))
  writeFileSync(new URL(`${name}.json`, listsFolder), written(list));
tell(ultimate);
console.log(writeMelee(sources, pageFolder));
