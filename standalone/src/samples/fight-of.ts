import type { SampleCombo } from './sample-combo.js';

/** Numbers of stages as replays have them, by game; neighbours on a page differ. */
const STAGES: Readonly<Record<string, readonly number[]>> = {
  ssbu: [31, 32, 28, 3],
  ssbm: [32, 31, 8, 28, 2],
};
const STOCKS: Readonly<Record<string, number>> = { ssbu: 3, ssbm: 4 };
const slugOf = (id: string): string => id.slice(id.indexOf(':') + 1);

/**
 * What the clip of a sample shows, as the page that draws it takes it (`FightScript`).
 * @param index place in the collection
 */
export function fightOf(sample: SampleCombo, index: number): string {
  const { gameId, characterId, characterIds, frames, hits, percentRange } = sample;
  const [defenderId = characterId] = characterIds;
  const stages = STAGES[gameId] ?? [];
  return JSON.stringify({
    attacker: slugOf(characterId),
    defender: slugOf(defenderId),
    stage: stages[index % stages.length] ?? 32,
    ...{ frames, hits, percent: percentRange[0] },
    stocks: STOCKS[gameId] ?? 3,
    // near enough to be there when it hits
    startX: -48 + ((index * 37) % 14),
    meetX: -18 + ((index * 53) % 16),
  });
}

/** Launches that do not lead out of the picture, hit from the same side. */
const NEARER: Readonly<Record<string, string>> = { 'finish-up': 'up', 'finish-side': 'carry', 'finish-down': 'down' };

/** The same up to the hit of the thumbnail, after which nobody flies far: so that the camera stays near. */
export function stillOf(sample: SampleCombo, index: number): string {
  const hits = sample.hits.slice(0, sample.thumbnailHit + 1);
  const near = hits.map((hit) => ({ ...hit, launch: NEARER[hit.launch] ?? hit.launch }));
  return fightOf({ ...sample, hits: near, frames: thumbnailFrame(sample) + 1 }, index);
}

/** Frame of the thumbnail: just after a hit, when flash and motion are both to be seen. */
export function thumbnailFrame(sample: SampleCombo): number {
  return (sample.hits[sample.thumbnailHit]?.frame ?? 0) + 3;
}
