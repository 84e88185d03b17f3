import { readFileSync } from 'node:fs';
import { FighterFrames, type FrameMove } from '@combolab/contracts/frame-data';
import { z } from 'zod/mini';

const here = new URL('../../../src/frame-data/ultimate/reviewed/', import.meta.url);

/** Fighters whose moves a person has looked through, and named the parts of: what they say wins. */
export const REVIEWED: readonly string[] = ['mario', 'ness', 'donkey-kong'];

const read = (slug: string): FighterFrames =>
  z.parse(FighterFrames, JSON.parse(readFileSync(new URL(`${slug}.json`, here), 'utf8')));

/** The moves of a fighter, those that were looked through in place of what was read; versions of them stay out. */
export function withReviewed(slug: string, moves: readonly FrameMove[]): FrameMove[] {
  if (!REVIEWED.includes(slug)) return [...moves];
  const reviewed = read(slug).moves;
  const slugs = new Set(reviewed.map((move) => move.slug));
  const inputs = new Set(
    reviewed.filter(({ group }) => group === 'special').map((move) => move.slug.split('-special')[0]),
  );
  const others = moves.filter(
    ({ slug: other, group }) => !slugs.has(other) && !(group === 'special' && inputs.has(other.split('-special')[0])),
  );
  return [...reviewed, ...others];
}
