import { readFileSync } from 'node:fs';
import { FighterFrames, type FrameMove } from '@combolab/contracts/frame-data';
import { z } from 'zod/mini';

const Printed = z.optional(z.number());
const LookedUp = z.array(
  z.strictObject({
    ...{ fighter: z.string(), move: z.string(), start: Printed, end: Printed, totalFrames: Printed, iasa: Printed },
    ...{ landLag: Printed, lCanceledLandLag: Printed, autoCancelBefore: Printed, autoCancelAfter: Printed },
    /** Of its hitboxes, each once. */
    damage: z.array(z.number()),
  }),
);
type Entry = z.output<typeof LookedUp>[number];

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const entries = z.parse(LookedUp, readJson('standalone/src/frame-data/melee/looked-up.json'));
const fighter = (slug: string) => z.parse(FighterFrames, readJson(`frontend/public/frame-data/ssbm/${slug}.json`));

/** What of a move is not as it stands in the source; numbers that the source leaves at 0 are unknown to it. */
function differences(entry: Entry, move: FrameMove): string[] {
  const found: string[] = [];
  const compare = (name: string, ours: unknown, theirs: number | undefined): void => {
    if (theirs !== undefined && theirs !== 0 && ours !== theirs)
      found.push(`${name}: ${String(ours)}, printed ${String(theirs)}`);
  };
  compare('startup', move.startup[0], entry.damage.length === 0 && move.startup.length === 0 ? undefined : entry.start);
  compare('total', move.total, entry.iasa === undefined ? entry.totalFrames : entry.iasa - 1);
  compare('landing lag', move.landingLag, entry.landLag);
  compare('L-cancelled', move.lCancelledLag, entry.lCanceledLandLag);
  compare(
    'auto-cancel',
    move.autoCancel?.at(-1)?.[0],
    entry.autoCancelAfter === undefined ? undefined : entry.autoCancelAfter + 1,
  );
  const damages = move.hits.map(({ damage }) => damage);
  const missing = entry.damage.filter((damage) => !damages.includes(damage));
  if (missing.length > 0) found.push(`damage ${missing.join(', ')} is missing`);
  return found;
}

it('agrees with the moves that a person looked up in the source', () => {
  expect(entries).toHaveLength(80);
  const wrong = entries.flatMap((entry) => {
    const move = fighter(entry.fighter).moves.find(({ slug }) => slug === entry.move);
    const found = move === undefined ? ['missing'] : differences(entry, move);
    return found.length === 0 ? [] : [`${entry.fighter} ${entry.move}: ${found.join('; ')}`];
  });
  expect(wrong).toEqual([]);
});
