import { z } from 'zod/mini';
import { DI_DIRECTIONS, PLATFORMS, POSITIONS } from './condition-words.js';

/** Under which conditions a combo works; what is absent nobody has said. */
export const ComboConditions = z.strictObject({
  /** Where on the stage it begins. */
  position: z.exactOptional(z.enum(POSITIONS)),
  /** The platform it needs. */
  platform: z.exactOptional(z.enum(PLATFORMS)),
  /** The defender's directional influence it works against. */
  di: z.exactOptional(z.enum(DI_DIRECTIONS)),
  /** The defender has to guess. */
  fiftyFifty: z.exactOptional(z.boolean()),
  /** Its first move is done out of shield, as a punish. */
  outOfShield: z.exactOptional(z.boolean()),
  /** It works for fighters with the same moves too. */
  echo: z.exactOptional(z.boolean()),
});
export type ComboConditions = z.output<typeof ComboConditions>;

export const StoredConditions = z.object(ComboConditions.shape);
