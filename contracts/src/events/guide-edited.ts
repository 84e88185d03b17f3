import { z } from 'zod/mini';
import { GUIDE_LEVELS, SECTION_TYPES } from '../views/guide.js';
import { defineEvent, personal } from './event.js';

/** An author saved a guide; absent fields stay. Large saves are several of these in one append. */
export const GuideEdited = defineEvent('guide.edited', {
  data: z.object({
    userId: z.string(),
    guideId: z.string(),
    /** Sections that are new or changed, by id. */
    sections: z.exactOptional(
      z.array(
        z.object({
          id: z.int(),
          type: z.enum(SECTION_TYPES),
          value: personal(z.string()),
          lesson: z.exactOptional(z.boolean()),
        }),
      ),
    ),
    /** Ids of all sections, in order; sections that are not in it are gone. */
    order: z.exactOptional(z.array(z.int())),
    gameTags: z.exactOptional(z.array(z.string())),
    previewTitle: z.exactOptional(personal(z.string())),
    previewSubtitle: z.exactOptional(personal(z.string())),
    previewImage: z.exactOptional(personal(z.string())),
    fighters: z.exactOptional(z.array(z.string())),
    level: z.exactOptional(z.nullable(z.enum(GUIDE_LEVELS))),
  }),
  example: {
    userId: 'u1',
    guideId: 'g1',
    sections: [{ id: 1, type: 'TITLE', value: 'Ladder combos' }],
    order: [1],
    gameTags: ['ssbu'],
  },
});
