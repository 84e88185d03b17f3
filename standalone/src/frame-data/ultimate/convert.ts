import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, slugOf } from '@combolab/contracts';
import type { FighterFrames } from '@combolab/contracts/frame-data';
import { withAirSpecials } from './air-specials.js';
import { crossChecked } from './cross-check.js';
import { sourceNames } from './fighters.js';
import { misfitsOf, windowAsPublished, withMisfits, type Misfit } from './published.js';
import { readParameters, readScripts, scriptFiles } from './game-scripts.js';
import { getupAttacks } from './getup-attacks.js';
import { movesOf } from './moves.js';
import type { Unread } from './resolved.js';
import { REVIEWED, withReviewed } from './reviewed.js';
import { NUMBER_COLUMNS, readMoveRows, readStatsRows } from './rows.js';
import { publishedOf, statsOf } from './stats.js';

export interface UltimateData {
  readonly fighters: readonly FighterFrames[];
  /** Cells that hold something. */
  readonly cells: number;
  readonly unread: readonly Unread[];
  /** Printed advantages there is a formula's window for. */
  readonly windows: number;
  readonly misfits: readonly (Misfit & { readonly fighter: string })[];
}

/**
 * The frame data of Ultimate out of its sources.
 * @param folder has `ultimate-moves.csv`, `ultimate-stats.csv` and, under `game-scripts`, the folder `Data` of
 *   rubendal/SSBU-Calculator
 * @throws Error for a fighter of the roster that a source does not have
 */
export function convertUltimate(folder: string): UltimateData {
  const rows = readMoveRows(readFileSync(join(folder, 'ultimate-moves.csv'), 'utf8'));
  const stats = readStatsRows(readFileSync(join(folder, 'ultimate-stats.csv'), 'utf8'));
  const scriptsFolder = join(folder, 'game-scripts');
  const files = scriptFiles(scriptsFolder);
  const unread: Unread[] = [];
  const misfits: (Misfit & { readonly fighter: string })[] = [];
  let windows = 0;
  const fighters = (findGame('ssbu')?.fighters ?? []).flatMap(({ id, name }) => {
    const slug = slugOf(id);
    const { printed, internal, script } = sourceNames(slug);
    const own = rows.filter(({ character }) => character === printed);
    const box = stats.find(({ character }) => character === printed);
    const file = files.get(script);
    if (own.length === 0 || box === undefined || file === undefined)
      throw new Error(`${slug}: a source does not have '${printed}' or '${script}'`);
    const parameters = readParameters(scriptsFolder, internal);
    const scripts = readScripts(scriptsFolder, file);
    const published = publishedOf(box);
    const read = withAirSpecials(movesOf(own, parameters, unread), published);
    const moves = [...withReviewed(slug, read), ...getupAttacks(scripts)].map((move) =>
      crossChecked(move, scripts, REVIEWED.includes(slug)),
    );
    windows += moves.flatMap((move) =>
      move.hits.filter(({ published }, hit) => published !== null && windowAsPublished(move, hit) !== null),
    ).length;
    misfits.push(...moves.flatMap(misfitsOf).map((misfit) => ({ fighter: slug, ...misfit })));
    return [
      {
        fighterId: id,
        name,
        landing: parameters.landing,
        stats: statsOf(box, parameters),
        published,
        moves: moves.map(withMisfits),
      },
    ];
  });
  const cells = rows.flatMap((row) => NUMBER_COLUMNS.filter((column) => row[column] !== '')).length;
  return { fighters, cells, unread, windows, misfits };
}
