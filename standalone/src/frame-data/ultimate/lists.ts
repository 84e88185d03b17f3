import { readFileSync } from 'node:fs';
import type { FighterFrames } from '@combolab/contracts/frame-data';
import { slugOf } from '@combolab/contracts';
import { z } from 'zod';
import type { UltimateData } from './convert.js';

/** Where the lists are kept that people look through: beside the sources of this program. */
export const listsFolder = new URL('../../../src/frame-data/ultimate/lists/', import.meta.url);

export const Unread = z.array(
  z.strictObject({ character: z.string(), move: z.string(), column: z.string(), cell: z.string() }),
);
export const Misfits = z.array(
  z.strictObject({
    fighter: z.string(),
    move: z.string(),
    hit: z.string(),
    byFormula: z.number(),
    printed: z.number(),
  }),
);
export const Disputes = z.array(
  z.strictObject({
    fighter: z.string(),
    move: z.string(),
    of: z.string(),
    ours: z.number(),
    theirs: z.number(),
    source: z.string(),
  }),
);
export const Figures = z.strictObject({
  cells: z.number(),
  unread: z.number(),
  windows: z.number(),
  misfits: z.number(),
});

/** Every number that two sources give differently. */
export const disputesOf = (fighters: readonly FighterFrames[]): z.output<typeof Disputes> =>
  fighters.flatMap(({ fighterId, moves }) =>
    moves.flatMap(({ slug, disputed = [] }) =>
      disputed.map((each) => ({ fighter: slugOf(fighterId), move: slug, ...each })),
    ),
  );

/** The lists of a conversion by the names of their files. */
export const listsOf = ({
  fighters,
  unread,
  misfits,
  cells,
  windows,
}: UltimateData): Readonly<Record<string, unknown>> => ({
  unread,
  misfits,
  disputes: disputesOf(fighters),
  figures: { cells, unread: unread.length, windows, misfits: misfits.length },
});

/** Reads a kept list. @throws ZodError where it does not fit */
export const readList = <T extends z.ZodType>(name: string, schema: T): z.output<T> =>
  schema.parse(JSON.parse(readFileSync(new URL(`${name}.json`, listsFolder), 'utf8')));
