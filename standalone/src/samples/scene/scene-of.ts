import { normaliseActions } from '@combolab/contracts';
import type { SampleCombo } from '../sample-combo.js';
import { Choreography } from './choreography.js';
import { drawStage, type Scene } from './draw-frame.js';

/** Hues of the stages: neighbours on a page differ, none is muddy. */
const HUES = [232, 300, 350, 22, 196, 268, 160, 326, 214];

/** What the clip of a sample shows. @param index place in the collection */
export function sceneOf(sample: SampleCombo, index: number): Scene {
  const [defenderId = sample.characterId] = sample.characterIds;
  const ranFrom = 120 + ((index * 37) % 60);
  const meetAt = 250 + ((index * 53) % 60);
  const choreography = new Choreography(sample.hits, ranFrom, meetAt);
  const { characterId: attackerId, hits } = sample;
  return {
    attackerId,
    defenderId,
    actions: normaliseActions(sample.actions),
    hits,
    choreography,
    stage: drawStage(HUES[index % HUES.length] ?? 232),
  };
}

/** Frame of the thumbnail: just after a hit, when flash and motion are both to be seen. */
export function thumbnailFrame(sample: SampleCombo): number {
  return (sample.hits[sample.thumbnailHit]?.frame ?? 0) + 3;
}
