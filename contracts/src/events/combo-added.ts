import { z } from 'zod/mini';
import { StoredAction } from '../track/action.js';
import { StoredConditions } from '../track/conditions.js';
import { StoredMove } from '../track/move.js';
import { StoredSource } from '../track/source.js';
import { TAGS } from '../views/tags.js';
import { defineEvent, personal } from './event.js';

/** A checked clip as it lies in the blobs. */
export const StoredVideo = z.object({
  /** Key of the uploaded original. */
  sourceKey: z.string(),
  /** Key of a metadata-free copy that browsers can play at once; null when they cannot. */
  playableKey: z.nullable(z.string()),
  width: z.int(),
  height: z.int(),
  /** Length in frames of 1/60 s. */
  frames: z.int(),
  /** SHA-256 of the uploaded original, 64 hexadecimal digits; older clips have none. */
  sha256: z.exactOptional(z.string()),
});

export const comboContent = {
  name: personal(z.string()),
  description: personal(z.string()),
  gameId: z.string(),
  characterId: z.string(),
  characterIds: z.array(z.string()),
  tags: z.array(z.enum(TAGS)),
  percentRange: z.tuple([z.int(), z.int()]),
  actions: z.array(StoredAction),
  moves: z.optional(z.array(StoredMove)),
  /** By frame; the text of one is null once the personal data of its author was removed. */
  notes: z.exactOptional(z.array(z.object({ frame: z.int(), text: personal(z.string()) }))),
  conditions: z.exactOptional(StoredConditions),
  /** How the sticks moved, as `encodeSticks` writes it. */
  sticks: z.exactOptional(z.string()),
  /** Version of the game it was tested on; absent when nobody said. */
  patch: z.exactOptional(z.string()),
  /** The replay it was taken from; absent when nobody said. Its players are null once the personal data of its author was removed. */
  source: z.exactOptional(z.extend(StoredSource, { players: z.exactOptional(personal(z.array(z.string()))) })),
};

export const comboContentExample = {
  name: 'Up throw, up air ladder',
  description: 'Drift back before the special.',
  gameId: 'ssbu',
  characterId: 'ssbu:mario',
  characterIds: ['ssbu:donkey-kong'],
  tags: ['True Combo' as const],
  percentRange: [20, 60] as [number, number],
  actions: [
    {
      frame: 12,
      breakpoint: false,
      presses: [{ type: 'R_Z' as const, hold: 'SELECT_NO_HOLD' as const, isComplete: true }],
    },
  ],
};

/** A combo was shared. First event of `combo/<id>`. */
export const ComboAdded = defineEvent('combo.added', {
  data: z.object({ comboId: z.string(), authorId: z.string(), ...comboContent, video: StoredVideo }),
  example: {
    comboId: 'c1',
    authorId: 'u1',
    ...comboContentExample,
    video: { sourceKey: 'combos/c1/source.mp4', playableKey: null, width: 1280, height: 720, frames: 120 },
  },
  // the second schema may say that it is done out of shield: readers of the first cannot know
  // the third may have the samples of the sticks
  // the fourth may name the replay it was taken from
  // the fifth may say on which stage it was played, whether it took the stock, and by whom
  upcasts: [(old) => old, (old) => old, (old) => old, (old) => old],
});
